// The paper's figures, each as one picture of recorded results.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { ItemTable } from '../items/ItemTable';
import type { SidePageProps } from '../sidePageProps';
import { BEFORE_MAP, PAPER_FIGURES } from './figures';
import { PAPER_ITEMS } from './items';
import { PaperPicture } from './PaperPicture';
import { RatioFigure } from './RatioFigure';
import { TableA1 } from './settings/Settings';

export const Paper = (props: SidePageProps) => (
  <>
    <p>
      <Trans>
        Here are Figures 2 to 5 and A1 to A6 of “Beyond Membership” (Pradhan, Jälkö, Zanella-Béguelin and
        Honkela, ICLR 2026), drawn from our own recordings. Each point is ε(Audit) by the paper’s estimator,
        whose confidence does not hold at its best threshold. Bars are two standard errors over the repeats.
        The data to take away also have a bound that holds its confidence.
      </Trans>
    </p>
    {PAPER_FIGURES.map((figure) => (
      <Fragment key={figure.plan.id}>
        <PaperPicture figure={figure} />
        {figure.plan.id === BEFORE_MAP && <RatioFigure {...props} />}
      </Fragment>
    ))}
    <TableA1 />
    <ItemTable
      items={PAPER_ITEMS}
      page="paper"
      scenario={props.scenario}
      about={t`These are the items that we have seen or read of. Where a definition or an equation has no number, we have not seen the number.`}
    />
  </>
);
