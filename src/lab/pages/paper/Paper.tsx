// The page of the paper's figures, each as one picture of recorded results.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { ItemTable } from '../items/ItemTable';
import { PrintedEquations } from '../items/PrintedEquations';
import type { SidePageProps } from '../sidePageProps';
import { BEFORE_MAP, PAPER_FIGURES } from './figures';
import { PAPER_ITEMS } from './items';
import { PaperPicture } from './PaperPicture';
import { PAPER_EQUATIONS } from './printedEquations';
import { RatioFigure } from './RatioFigure';
import { AllSettings } from './settings/Settings';
import { PriorTable, ScenarioTable, TableA1 } from './tables/PaperTables';

export const Paper = (props: SidePageProps) => (
  <>
    {PAPER_FIGURES.map((figure, i) => (
      <Fragment key={figure.plan.id}>
        <PaperPicture figure={figure} />
        {i === 0 && (
          <p>
            <Trans>
              Figures 2 to 5, A1 to A4 and A6 of “Beyond Membership” (Pradhan, Jälkö, Zanella-Béguelin and
              Honkela, ICLR 2026) are drawn here from our own recordings, and Figure A5 is computed. Outside
              Figures A1 and A5 each point is ε(Audit) by the paper’s estimator, whose confidence does not
              hold at its best threshold. Bars are two standard errors over the repeats. The data to take away
              also have a bound that holds its confidence.
            </Trans>
          </p>
        )}
        {figure.plan.id === BEFORE_MAP && <RatioFigure {...props} />}
      </Fragment>
    ))}
    <PriorTable />
    <ScenarioTable />
    <TableA1 />
    <AllSettings />
    <PrintedEquations id="paper-equations" equations={PAPER_EQUATIONS} />
    <ItemTable
      items={PAPER_ITEMS}
      page="paper"
      scenario={props.scenario}
      about={t`Figures have the numbers of the version on arXiv. On OpenReview its Figure 1 is Table 2, and its Figures 2 to 5 are Figures 1 to 4.`}
    />
  </>
);
