// The page's scenario with a configuration's numbers in it. Pure.
import { changeScenario, type Scenario } from '../scenario';
import { type Translation, translatedMechanism } from './toMechanism';

/** What the configuration leaves open stays. null while the translation gives no mechanism. */
export function translatedScenario(
  scenario: Scenario,
  translation: Translation,
  noiseMultiplier: number,
): Scenario | null {
  const mechanism = translatedMechanism(translation);
  if (mechanism === null) return null;
  const { samplingRate, steps, delta } = mechanism;
  return changeScenario(scenario, {
    samplingRate,
    steps,
    delta,
    noiseMultiplier,
    clippingNorm: translation.clippingNorm?.value ?? scenario.clippingNorm,
    recordCount: translation.recordCount?.value ?? scenario.recordCount,
    auditPoints: [],
  });
}
