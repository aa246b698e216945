import { translation } from '../../base/sentences/translation.ts';
import { ONE_RUN_TRAINING } from './sentences.ts';

export const ONE_RUN_TRAINING_DE = translation(ONE_RUN_TRAINING, {
  poisoned:
    'Der Angreifer hat die Gewichte gewählt, von denen das Training ausgeht, und sie an Hilfseinträge angepasst, die nicht in den Daten sind. Die anderen Canarys brauchen weniger.',
  fromPublic:
    'Das Training beginnt bei Gewichten, die an öffentliche Sätze angepasst sind, und über diese Sätze wird nichts versprochen.',
  meanOfCodes:
    'Der Verlust eines Codes aus mehreren Tags ist das Mittel ihrer Kreuzentropien, und der veröffentlichte Text lässt das offen.',
  beyondMemory:
    '{field:name} ist {value:number} bei {other:name} = {size:number}, und das übersteigt den geplanten Speicher. Geben Sie höchstens {most:number} an.',
  noSecondLabel:
    'Canary {canary:name} hat kein zweites Label, das wie sein eigenes gezogen ist. Geben Sie selfComparison false an.',
  madeWithoutData:
    'canary ist {canary:name} und entsteht ohne Daten. Geben Sie data none an oder einen Canary, der ein Eintrag ist.',
  recordWithoutData:
    'data ist none, aber Canary {canary:name} ist ein Eintrag eines Datenbestands. Geben Sie einen an.',
  noAuxiliary: 'data hat keine Hilfseinträge, an die der Anfang angepasst wird. Geben Sie welche an.',
  otherInData:
    '{field:name} ist {value:number}, aber der Datenbestand hat {expected:number}. Geben Sie das an.',
  languageApart:
    'model ist {model:name} bei Canary {canary:name}. Geben Sie model language mit fresh-tokens, prefix-suffix oder new-token an, und dessen language.',
  noTagDesign: 'tag fehlt, aber canary ist trigger-tag. Geben Sie den Entwurf an.',
  tagUnused:
    'canary ist {canary:name} und hat keine Tags. Geben Sie trigger-tag an, oder lassen Sie tag weg.',
  hiddenOfLinear:
    'hidden ist {hidden:number}, aber ein lineares Modell hat keine verborgene Schicht. Geben Sie model relu an, oder lassen Sie hidden weg.',
  marginWithoutSecond:
    'rule ist margin, aber ohne Selbstvergleich gibt es kein zweites Label. Geben Sie halves an.',
  halvesOfMany:
    'k ist {k:number}, aber Hälfte gegen Hälfte unterscheidet zwei Werte. Geben Sie 2 an oder rule margin.',
  noTag: 'tag fehlt, aber lambda ist das Gewicht des Verlusts der Tags.',
  noLambda: 'lambda fehlt. Geben Sie mindestens ein Gewicht an.',
  allCoincided:
    'classes ist {classes:number}, und die Labels jedes Canarys fielen zusammen. Geben Sie mehr Klassen an.',
  tooFewLabels:
    'k ist {k:number}, aber einer der Canarys hat nur {labels:number} verschiedene Labels. Geben Sie ein kleineres k oder mehr Klassen an.',
  noCandidates: 'Das Spiel ist {game:name} und hat keine Kandidaten. Geben Sie selfComparison true an.',
});
