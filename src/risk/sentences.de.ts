import { translation } from '../base/sentences/translation.ts';
import { RISK } from './sentences.ts';

export const RISK_DE = translation(RISK, {
  independentSecrets:
    'Die Geheimnisse sind vorher unabhängig, und kein Versuch hat eine bessere Chance, als sein Prior sagt.',
  oneRelease:
    'Der Angreifer darf alles andere über die Daten wissen, sieht von den Geheimnissen aber nur diese Veröffentlichung.',
  guaranteeHolds:
    'Die Garantie gilt wie angegeben, in der Nachbarschaft, die zum Austausch eines Geheimnisses gehört.',
  otherAdjacency:
    'adjacency ist {given:name}, aber dieses Geheimnis auszutauschen ist {needed:name}. Geben Sie eine Garantie für {needed:name} an.',
  membershipBelowHalf:
    'prior ist {prior:number}, aber ob ein Eintrag dabei ist, hat zwei Antworten, von denen die wahrscheinlichere mindestens 0,5 hat. Geben Sie die Wahrscheinlichkeit der wahrscheinlicheren Antwort an, oder beschränken Sie einen Wert des Eintrags durch Entfernen.',
  tooManyProbabilities:
    'prior hat mehr als {most:number} verschiedene Wahrscheinlichkeiten. Geben Sie einen Prior mit weniger Werten an.',
  beyondLimitWithoutEpsilon:
    'atMost ist {atMost:number}; {reached:said} übersteigt das bei epsilon 0. Geben Sie eine größere Grenze an oder ein kleineres delta.',
  beyondLimitAtMostNoise:
    'atMost ist {atMost:number}; {reached:said} übersteigt das bei noiseMultiplier {noise:number} noch. Geben Sie eine größere Grenze an oder weniger Schritte.',
  success: 'der Erfolg',
  advantage: 'der Vorteil',
  count: 'die Anzahl',
  advantageOutOfReach:
    'advantage {advantage:number} ist außer Reichweite, denn mit {parameter:name} = {value:number} ist er noch {reached:number}. Geben Sie einen größeren an oder lassen Sie einen anderen Parameter nachgeben.',
  oneValue: 'weights hat weniger als zwei Werte über 0. Geben Sie mindestens zwei an.',
  noTargets: 'targets ist leer. Geben Sie mindestens eines an.',
  targetsOfTwoAdjacencies:
    'targets sind von {one:name} und von {other:name}. Geben Sie die einer Nachbarschaft auf einmal an.',
  tooManyPriors:
    'targets enthält {count:number} mit verschiedenen Priors. Geben Sie höchstens {most:number} an, oder einen Prior für alle.',
  severalByRemoval:
    'targets ist {count:number}, aber durch Entfernen wird nur ein einziger Tipp beschränkt. Geben Sie targets 1 an, oder beschränken Sie die Werte durch Austausch, unter einer Garantie für Ersetzen.',
});
