// Figure A5 of the paper. It needs no recording, since accountants alone compute it, as in chapter 2.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalText } from '../../../base/language/numbers';
import { promise } from '../../chapters/promise';
import { Delta, Sym } from '../../notation/Num';
import { ScenarioNow } from '../../state/scenarioNow';
import { useScenario } from '../../state/useScenario';
import { RecordedReading } from '../recorded/Reading';
import type { SidePageProps } from '../sidePageProps';
import { FIGURE_3, RATIOS } from './cells';
import styles from './PaperPicture.module.css';

const { Draw } = promise.figures.map;

export function RatioFigure({ scenario, snapshot }: SidePageProps) {
  const { change, replace } = useScenario();
  const [wide, narrow] = [RATIOS.full, RATIOS.sixteenth].map((ratio) => decimalText(ratio, 2));
  const [wideNoise, narrowNoise] = [FIGURE_3.cells[0], FIGURE_3.cells[2]].map(({ scenario: own }) =>
    decimalText(own.noiseMultiplier, 1),
  );
  return (
    <section id="paper-a5" className={styles.one} aria-labelledby="paper-a5-title">
      <h2 id="paper-a5-title">{t`Figure A5: How much larger ε of substitute is`}</h2>
      <p>
        <Trans>
          The map has the ratio of the two guarantees over sampling rate and noise multiplier. This tab
          computes both, at the <Sym>T</Sym> and <Sym>δ</Sym> of the address.
        </Trans>
      </p>
      <ScenarioNow value={scenario}>
        <Draw scenario={scenario} snapshot={snapshot} change={change} replace={replace} trains />
      </ScenarioNow>
      <RecordedReading
        found={
          <Trans>
            The ratio can exceed 2, most of all at large <Sym>q</Sym> and low <Sym>σ</Sym>. Both ε are at the
            same <Sym>δ</Sym> = <Delta value={1e-5} />. We repeat none of the map’s numbers.
          </Trans>
        }
        seen={[
          <Trans key="ratios">
            At the settings of Figure 3, with 500 steps and <Sym>δ</Sym> = <Delta value={1e-5} />, the ratio
            is {wide} for <Sym>q</Sym> = 1 and <Sym>σ</Sym> = {wideNoise}. It is {narrow} for <Sym>q</Sym> =
            1/16 and <Sym>σ</Sym> = {narrowNoise}.
          </Trans>,
        ]}
      />
    </section>
  );
}
