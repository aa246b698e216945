// The files that can be saved of the chart of attackers, and their row in the dialog.
import { t } from '@lingui/core/macro';
import { ESTIMATORS } from '../../../../audit/estimators/registry';
import type { Scenario } from '../../../../scenario';
import { barsAside } from '../../../chart/BarsDrawing';
import { type Columns, csvBlock, jsonArrays } from '../../../export/columns';
import { type Provenance, provenanceOf } from '../../../export/provenance';
import { SaveFigure } from '../../../export/SaveFigure';
import { savedData } from '../../../export/savedData';
import type { SavedFigure } from '../../../export/savedFigure';
import { settingText } from '../../../export/settingText';
import { epsilonText } from '../../../notation/formatNumber';
import { articleAddress } from '../../../state/articleAddress';
import { ATTACK_DEMANDS, ATTACKERS, ATTACKS, type AttackerId } from '../attacks';
import type { Proofs } from './proofs';

const ABOUT = t`What each attacker asks for and what it shows about the substitute epsilon at the last step`;

/** `trained` says what trained the models; null where the page shows S1 alone. */
export function savedAttackers(
  proofs: Proofs,
  trained: Pick<Provenance, 'backend' | 'models' | 'made'> | null,
  own: Scenario,
  page: string,
): SavedFigure {
  const { of, guarantees, by, top, estimator } = proofs;
  const { mechanism, delta, confidence } = of;
  const scenario = { ...own, ...mechanism, delta, confidence };
  const { claim } = ESTIMATORS[estimator];
  const sign = claim === 'published' ? '≈' : '≥';
  const columns: Columns<AttackerId> = [
    { csv: 'attacker', json: 'attacker', value: (id) => id },
    ...ATTACK_DEMANDS.map((demand) => ({
      csv: demand.id,
      json: `asks.${demand.id}`,
      value: (id: AttackerId) => ATTACKS[id].needs[demand.id],
    })),
    { csv: 'epsilon', json: 'epsilon', value: (id) => by[id]?.epsilon },
    { csv: 'upper', json: 'upper', value: (id) => by[id]?.upper },
    { csv: 'runs', json: 'runs', value: (id) => by[id]?.runs },
  ];
  const lines = (
    [
      ['addRemove', 'var(--add-remove)', undefined, t`ε_AR add/remove`],
      ['substitute', 'var(--substitute)', undefined, t`ε_S substitute`],
      ['hiddenState', 'var(--hidden-state)', '2 3', t`limit of S1`],
    ] as const
  ).flatMap(([id, colour, dash, text]) => {
    const value = guarantees?.[id] ?? null;
    return value === null ? [] : { share: value / top, colour, text, ...(dash ? { dash } : {}) };
  });
  const setting = settingText(mechanism);
  return savedData({
    name: 'attackers',
    scenario,
    page,
    provenance: trained ? provenanceOf(scenario, page, trained) : provenanceOf(scenario, page),
    picture: t`the chart of attackers`,
    data: t`the data of the attackers`,
    // matches nothing on the page, which has the attackers as rows to choose from
    drawing: '[data-attackers-picture]',
    aside: (read, width) =>
      barsAside(
        {
          bars: ATTACKERS.map((id) => {
            const proof = by[id];
            return {
              id,
              name: `${ATTACKS[id].may} (${ATTACKS[id].title}, ${id})`,
              share: proof ? proof.epsilon / top : 0,
              value: proof ? `ε ${sign} ${epsilonText(proof.epsilon, 'down')}` : '–',
              colour: 'var(--audit)',
            };
          }),
          lines,
        },
        read,
        width,
      ),
    legend: lines.map(({ colour, text, ...line }) => ({ mark: 'line', colour, text, ...line })),
    words: () => ({
      title: t`What five attackers ask for, and what they show`,
      description: ATTACKERS.map((id) => {
        const proof = by[id];
        return `${id}: ${proof ? `ε ${sign} ${epsilonText(proof.epsilon, 'down')}` : '–'}`;
      }).join('; '),
      head: t`What five attackers show about the substitute ε, at ${setting}`,
    }),
    numbers: () => ({
      about: [ABOUT],
      notes: [t`confidence ${confidence} each, delta ${delta}, estimator ${estimator}`],
      blocks: [csvBlock(columns, ATTACKERS)],
      aboutJson: `${ABOUT}.`,
      content: { estimator, confidence, guarantees, attackers: jsonArrays(columns, ATTACKERS) },
    }),
  });
}

interface SaveAttackersProps {
  proofs: Proofs;
  trained: Pick<Provenance, 'backend' | 'models' | 'made'> | null;
  scenario: Scenario;
}

export const SaveAttackers = ({ proofs, trained, scenario }: SaveAttackersProps) => (
  <SaveFigure
    name={t`The chart of attackers`}
    note={t`The bounds as bars, or what each attacker asks for and shows at full precision.`}
    figure={savedAttackers(proofs, trained, scenario, articleAddress())}
  />
);
