// Which attacks to run: at least one, and none that the model does not allow.
import type { CanaryChoice, Scenario } from '../../scenario';
import { AttackMark } from './AttackName';
import { ATTACKS } from './attacks';

interface AttackChoiceProps {
  scenario: Scenario;
  onChange: (change: Partial<Scenario>) => void;
}

const KINDS = Object.keys(ATTACKS) as CanaryChoice[];

export function AttackChoice({ scenario, onChange }: AttackChoiceProps) {
  const { canaries, model } = scenario;
  const impossible = (kind: CanaryChoice) => kind === 'S3' && model !== 'linear';
  const usable = canaries.filter((kind) => !impossible(kind));
  const toggle = (kind: CanaryChoice) =>
    onChange({
      canaries: canaries.includes(kind)
        ? canaries.filter((other) => other !== kind)
        : KINDS.filter((k) => k === kind || canaries.includes(k)),
    });
  return (
    <fieldset className="choices attack-choice">
      <legend>Attacks</legend>
      {KINDS.map((kind) => {
        const chosen = usable.includes(kind);
        const last = chosen && usable.length === 1;
        return (
          <label key={kind} className="choice">
            <input
              type="checkbox"
              checked={chosen}
              disabled={impossible(kind) || last}
              onChange={() => toggle(kind)}
            />
            <AttackMark kind={kind} />
            <span className="choice-label">
              {kind} {ATTACKS[kind].title}
              {impossible(kind) && <span className="soft"> (linear model only)</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
