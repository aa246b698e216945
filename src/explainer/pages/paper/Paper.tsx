// The paper's figures, each as one picture of recorded results, with what is seen in it.
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { SidePageProps } from '../sidePageProps';
import { BEFORE_MAP, PAPER_FIGURES } from './figures';
import { PaperPicture } from './PaperPicture';
import { RatioFigure } from './RatioFigure';

export function Paper(props: SidePageProps) {
  return (
    <>
      <p>
        <Trans>
          Figures 2 to 5 and A1 to A6 of Pradhan, Jälkö, Zanella-Béguelin and Honkela (ICLR 2026), drawn again
          from our own recordings. Points are ε(Audit) by the paper’s estimator, whose confidence does not
          hold at its best threshold; bars are two standard errors over the repeats. The data to take away
          have the bound that holds its confidence beside it.
        </Trans>
      </p>
      {PAPER_FIGURES.map((figure) => (
        <Fragment key={figure.plan.id}>
          <PaperPicture figure={figure} />
          {figure.plan.id === BEFORE_MAP && <RatioFigure {...props} />}
        </Fragment>
      ))}
    </>
  );
}
