import { translation } from '../../base/sentences/translation.ts';
import { AUDIT_REPORT } from './sentences.ts';

export const AUDIT_REPORT_DE = translation(AUDIT_REPORT, {
  inOut: 'der Eintrag ist dabei, oder er ist es nicht',
  inOutWords:
    'In der einen Welt wird mit dem Eintrag trainiert, in der anderen fehlt er, und nichts steht an seiner Stelle. Das ist die Nachbarschaft durch Hinzufügen/Entfernen.',
  twoRecords: 'Eintrag z, oder an seiner Stelle Eintrag z′',
  twoRecordsWords:
    'In der einen Welt wird mit z trainiert, in der anderen mit z′ an seiner Stelle. Das ist die Nachbarschaft durch Ersetzen.',
  labels: 'ein Eintrag, mit einem von zwei Labeln',
  labelsWords:
    'Der Eintrag ist immer da, und sein Label ist in den Welten verschieden. Ein anderes Label ist ein ersetzter Eintrag, das ist also die Nachbarschaft durch Ersetzen.',
  mayBeGaussian:
    'Das ist für die, die die Trade-off-Kurve als gaußsch annehmen dürfen. Nichts in den Scores zeigt, dass sie es ist, und wenn nicht, kann die Zahl das wahre Epsilon übersteigen.',
  sameLaw:
    'Alle Scores einer Welt haben dasselbe Gesetz, wie es Läufe eines Trainingsverfahrens mit frischem Zufall haben.',
  runsFixed: 'Die Zahl der Läufe wurde vorher festgelegt.',
  thresholdFixed: 'Die Schwelle wurde festgelegt, bevor die Läufe gezählt wurden.',
  notTested:
    'Die Behauptung ε = {epsilon:number} ({claimed:name}) wird nicht geprüft, denn dieses Spiel prüft die Nachbarschaft {tested:name}.',
  rejected: 'Die Behauptung ε = {epsilon:number} ({claimed:name}) wird zum Niveau {level:number} verworfen.',
  notRejected:
    'Die Behauptung ε = {epsilon:number} ({claimed:name}) wird zum Niveau {level:number} nicht verworfen.',
});
