// Scenarios worth a visit, as real links: they can be opened in a tab, copied and bookmarked.
import { type MouseEvent, memo } from 'react';
import { PRESETS, presetScenario, type Scenario, sameScenario } from '../../scenario';
import { linkOf, type ScenarioState } from '../state/useScenario';

const ENTRIES = PRESETS.map((preset) => ({ ...preset, target: presetScenario(preset) }));

/** True for a click that the browser would follow in this tab. */
const plain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

interface PresetsProps {
  scenario: Scenario;
  replace: ScenarioState['replace'];
}

export const Presets = memo(function Presets({ scenario, replace }: PresetsProps) {
  return (
    <section className="presets" aria-labelledby="presets-title">
      <h2 id="presets-title">Settings worth a visit</h2>
      <ul>
        {ENTRIES.map(({ id, title, explanation, target }) => (
          <li key={id}>
            <a
              href={linkOf(target)}
              aria-current={sameScenario(target, scenario) ? 'true' : undefined}
              onClick={(event) => {
                if (!plain(event)) return;
                event.preventDefault();
                replace(target, 'push');
              }}
            >
              {title}
            </a>
            <p>{explanation}</p>
          </li>
        ))}
      </ul>
    </section>
  );
});
