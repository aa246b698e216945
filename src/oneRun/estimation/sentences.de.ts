import { translation } from '../../base/sentences/translation.ts';
import { ONE_RUN } from './sentences.ts';

export const ONE_RUN_DE = translation(ONE_RUN, {
  inOut:
    'Für jeden Canary entscheidet eine faire Münze, ob mit ihm überhaupt trainiert wird. Das ist die Nachbarschaft durch Hinzufügen/Entfernen.',
  chooseOne:
    'Jeder Canary wird mit einem seiner Einträge trainiert, gleichverteilt gezogen, einer ist also immer da. Das ist die Nachbarschaft durch Ersetzen.',
  secretsUniform:
    'Die Geheimnisse sind gleichverteilt, unabhängig und werden nur im Spiel verwendet, und die Tipps wurden ohne sie gemacht.',
  guessesFixed:
    'Die Zahl der Tipps wurde festgelegt, bevor einer davon mit seinem Geheimnis verglichen wurde.',
  guessesTried:
    'Die versuchten Zahlen von Tipps wurden vorher festgelegt, und jede wird bei ihrem Anteil am Signifikanzniveau gelesen (Bonferroni).',
  gaussianShape:
    'Die Trade-off-Kurve wird als gaußisch angenommen, dies kann also jede Schranke übersteigen, die keine Form annimmt.',
  noShape:
    'Über die Form der Trade-off-Kurve wird nichts angenommen, auch keine Unabhängigkeit der Canarys im Training.',
  publishedTerm:
    'Der Term in δ ist der des veröffentlichten Programms. Für p-Werte bis 0,05 war er in allen numerischen Prüfungen größer als der exakte.',
  tooFewCanaries:
    'canaries ist {canaries:number}, aber guesses ist {guesses:number}. Geben Sie mindestens {guesses:number} an.',
  above:
    '{field:name} ist {value:number}, aber {other:name} ist {most:number}. Geben Sie höchstens {most:number} an.',
  morePlanned:
    'r ist {made:number}, aber geplant waren {planned:number}. Geben Sie höchstens {planned:number} an.',
  oddGuesses: 'r ist {r:number}, aber die Hälfte der Tipps ist +1. Geben Sie eine gerade Zahl an.',
  noGuesses: 'r fehlt. Planen Sie mindestens eine Zahl von Tipps.',
  guessesTwice: 'r enthält eine Zahl von Tipps zweimal. Geben Sie jede einmal an.',
  twoValuesInGame:
    'k ist {k:number}, aber das Spiel {game:name} hat Geheimnisse mit zwei Werten. Geben Sie 2 an.',
  twoValuesInEstimator:
    'k ist {k:number}, aber der Schätzer {estimator:name} hat Geheimnisse mit zwei Werten. Geben Sie 2 an.',
  fewerMade:
    'estimator ist {estimator:name}, aber von {planned:number} geplanten Tipps wurden nur {made:number} abgegeben. Verwenden Sie exact.',
});
