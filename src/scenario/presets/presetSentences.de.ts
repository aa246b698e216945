import { translation } from '../../base/sentences/translation.ts';
import { PRESET_TITLES, PRESET_WORDS } from './presetSentences.ts';

export const PRESET_DE = {
  titles: translation(PRESET_TITLES, {
    start: 'Womit die Seite beginnt',
    'figure-2-full': 'Abbildung 2, q = 1',
    'figure-2-quarter': 'Abbildung 2, q = 1/4',
    'figure-2-sixteenth': 'Abbildung 2, q = 1/16',
    'few-steps': 'Wenige Schritte, kleine Batches',
    'group-privacy': 'Gruppen-Privatheit, locker und scharf',
    'below-add-remove': 'Ein Audit, das es nicht zeigen kann',
    steps: 'ε wächst mit dem Training',
  }),
  words: translation(PRESET_WORDS, {
    start:
      'Die meisten Bibliotheken zählen Hinzufügen/Entfernen. Der Angriff in diesem Tab geht über dieses ε hinaus, denn um einen ersetzten Eintrag geht es dabei nicht.',
    'figure-2-full':
      'Bei vollen Batches ist alles normalverteilt. Das ε für Ersetzen ist das der doppelten Sensitivität, und unsere aufgezeichneten Audits mit dem veröffentlichten Schätzer liegen höchstens 3 % darunter. Wir ziehen 25 000 Läufe in jeder Welt, wie das Notebook der Autoren.',
    'figure-2-quarter':
      'Mit einem Viertel der Einträge in jedem Schritt steigt das Audit weiterhin über Hinzufügen/Entfernen und bis nahe an Ersetzen. Wir ziehen 25 000 Läufe in jeder Welt, wie das Notebook der Autoren.',
    'figure-2-sixteenth':
      'Jeder Schritt nimmt einen von sechzehn Einträgen. Mit dem veröffentlichten Schätzer übertrifft das Audit das ε für Hinzufügen/Entfernen bei jedem σ der Abbildung. Wir ziehen 25 000 Läufe in jeder Welt, wie das Notebook der Autoren.',
    'few-steps':
      'Die Grenze dieses Angriffs liegt weit unter dem ε für Ersetzen, also sagt ein niedriger Auditwert hier wenig über die Garantie. Kapitel 4 endet mit einem anderen Angriff auf das letzte Modell, der über diese Grenze hinausgeht.',
    'group-privacy':
      'Das ε für Ersetzen liegt hier 16 % über dem für Hinzufügen/Entfernen. Satz 4.1 ergibt mehr als das Dreifache des letzteren. Aus den ganzen Kurven für Hinzufügen/Entfernen folgt ein Viertel mehr als das ε für Ersetzen.',
    'below-add-remove':
      'Die Grenze dieses Angriffs liegt unter dem ε für Hinzufügen/Entfernen, also kann er dieses ε außer durch Glück mit keiner Zahl von Läufen übersteigen. Der Test der ganzen Kurve kann es immer noch widerlegen.',
    steps: 'Je länger das Training, desto weiter gehen die beiden Garantien auseinander.',
  }),
};
