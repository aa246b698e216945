// The page of audits of one training run, which goes beyond chapter 5. It draws the figures of "UniAud" from our own recordings.
import { t } from '@lingui/core/macro';
import { ItemTable } from '../items/ItemTable';
import { PrintedEquations } from '../items/PrintedEquations';
import type { SidePageProps } from '../sidePageProps';
import { AuditsChart } from './audits/AuditsChart';
import { BestOfMany } from './beside/BestOfMany';
import { OneRunPredictions } from './beside/OneRunPredictions';
import { PrintedTheorem } from './beside/PrintedTheorem';
import { Thousands } from './beside/Thousands';
import { Gallery } from './gallery/Gallery';
import { UNIAUD_ITEMS } from './items';
import { MultiBit, Newer } from './newer/Newer';
import { UNIAUD_EQUATIONS } from './printedEquations';
import { RunHere } from './RunHere';
import { Toy } from './Toy';

export function UniAud(props: SidePageProps) {
  const { scenario } = props;
  return (
    <>
      <section aria-labelledby="uniaud-figures">
        <h2 id="uniaud-figures">{t`The figures of “UniAud” and its Table IV, in a browser’s size`}</h2>
        <Gallery scenario={scenario} />
        <div className="chapter-figure">
          <Toy scenario={scenario} />
          <MultiBit />
        </div>
      </section>
      <section aria-labelledby="one-run-read">
        <h2 id="one-run-read">{t`What one run may claim`}</h2>
        <RunHere {...props} />
        <div className="chapter-figure">
          <BestOfMany scenario={scenario} runs />
          <Thousands scenario={scenario} />
          <PrintedTheorem />
          <OneRunPredictions scenario={scenario} />
        </div>
      </section>
      <section aria-labelledby="audits-compared">
        <h2 id="audits-compared">{t`Other audits`}</h2>
        <AuditsChart />
        <div className="chapter-figure">
          <Newer />
        </div>
      </section>
      <PrintedEquations id="uniaud-equations" equations={UNIAUD_EQUATIONS} />
      <ItemTable
        items={UNIAUD_ITEMS}
        page="uniaud"
        scenario={scenario}
        about={t`The paper is “UniAud: A Unified Auditing Framework for High Auditing Power and Utility with One Training Run” (Liu and Xiong, arXiv:2507.04457).`}
      />
    </>
  );
}
