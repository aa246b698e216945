import { translation } from '../../base/sentences/translation.ts';
import { ONE_RUN_CANARY_WORDS } from './kindSentences.ts';

export const ONE_RUN_CANARY_WORDS_DE = translation(ONE_RUN_CANARY_WORDS, {
  gaussian: 'gaußverteilt',
  gaussianWords: 'Merkmale sind unabhängig normalverteilt mit Standardabweichung 0,1.',
  sphere: 'gleichverteilt auf der Sphäre',
  sphereWords:
    'Merkmale sind gleichverteilte Einheitsvektoren, in hoher Dimension fast orthogonal. Das Rezept, das als „orthogonal“ gedruckt ist, hat diese Verteilung, denn es multipliziert normierte gaußsche Zeilen mit einer orthogonalen Matrix, die ihre Winkel erhält.',
  orthogonal: 'orthogonal',
  orthogonalWords:
    'Merkmale sind Zeilen zufälliger orthogonaler Matrizen. Sie sind Einheitsvektoren, innerhalb jedes Blocks von so vielen, wie es Dimensionen gibt, genau orthogonal zueinander.',
  inDistribution: 'aus der Verteilung',
  inDistributionWords: 'Einträge des Datenbestands, wie sie sind, zum Vergleich.',
  mislabelled: 'falsch gelabelt',
  mislabelledWords:
    'Einträge des Datenbestands, jeder mit einem gleichverteilt gezogenen falschen Label, zum Vergleich.',
  poisonedInitialisation: 'vergiftete Initialisierung',
  poisonedInitialisationWords:
    'Falsch gelabelte Einträge, wobei das Training bei Gewichten beginnt, die der Angreifer zuvor ohne Privatheit an Hilfseinträge angepasst hat. Dieser Vergleich braucht mehr als die anderen.',
  triggerTag: 'Trigger und Tag',
  triggerTagWords:
    'Einträge des Datenbestands mit ihren eigenen Labels und einem zufälligen Trigger in einigen Merkmalen. Ein zweiter Kopf lernt neben der Hauptaufgabe ein zufälliges Tag zu jedem, und sein Verlust zählt λ-mal.',
  freshTokens: 'frische Tokens',
  freshTokensWords:
    'Eine Vorgabe aus einem Token, das kein Satz hat und das diesem Canary gehört, danach ein gleichverteilt zufälliges Wort. Nur dieses Wort wird vorhergesagt.',
  prefixSuffix: 'Anfang und Ende',
  prefixSuffixWords: 'Der Anfang eines echten Satzes und danach ein gleichverteilt zufälliges Wort.',
  newToken: 'neues Token',
  newTokenWords:
    'Der Anfang eines echten Satzes und danach ein Token, das nur dieser Canary hat, zum Vergleich.',
});
