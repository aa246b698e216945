import { translation } from '../../base/sentences/translation.ts';
import { TARGET } from './targetSentences.ts';

export const TARGET_DE = translation(TARGET, {
  mostNoise:
    'Selbst beim stärksten Rauschen hier, σ = {end:number}, {reached:said}, also kann es hier kein σ {goal:said} bringen.',
  leastNoise:
    'Selbst beim schwächsten Rauschen hier, σ = {end:number}, {reached:said}, also kann es hier kein σ {goal:said} bringen.',
  mostFactor:
    'Selbst wenn alles Rauschen der Teile mal {end:number} genommen wird, mehr geht hier nicht, {reached:said}, also kann es kein solcher Faktor {goal:said} bringen.',
  leastFactor:
    'Selbst wenn alles Rauschen der Teile mal {end:number} genommen wird, weniger geht hier nicht, {reached:said}, also kann es kein solcher Faktor {goal:said} bringen.',
  wholeBatch:
    'Selbst mit jedem Eintrag in jedem Schritt, q = 1, {reached:said}, also können es größere Batches nicht {goal:said} bringen.',
  oneStep:
    'Selbst nach einem einzigen Schritt {reached:said}, also können es weniger Schritte nicht {goal:said} bringen.',
  mostSteps:
    'Selbst nach {end:number} Schritten, den meisten hier, {reached:said}, also kann es hier keine Zahl von Schritten {goal:said} bringen.',
  oneRecord:
    'Selbst mit einem Eintrag je Schritt im Mittel, bei diesen Epochen, {reached:said}, also kann es hier keine Batchgröße {goal:said} bringen.',
  records:
    'Selbst mit {end:number} Einträgen je Schritt im Mittel, bei diesen Epochen, {reached:said}, also kann es hier keine Batchgröße {goal:said} bringen.',
  atLeast: 'ist ε mindestens {value:number}',
  atMost: 'ist ε höchstens {value:number}',
  notFinite: 'ist von ε nicht bekannt, ob es endlich ist',
  down: 'auf {target:number} hinunter',
  up: 'auf {target:number} hinauf',
});
