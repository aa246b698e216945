import { translation } from '../../base/sentences/translation.ts';
import { TRAINING_PRESET_TITLES, TRAINING_PRESET_WORDS } from './trainingSentences.ts';

export const TRAINING_PRESET_DE = {
  titles: translation(TRAINING_PRESET_TITLES, {
    'start-digits': 'Womit diese Seite beginnt, auf Ziffern, q = 1/16',
    'figure-3-digits-full': 'Nach Abbildung 3, Ziffern, q = 1',
    'figure-3-digits-quarter': 'Nach Abbildung 3, Ziffern, q = 1/4',
    'figure-3-digits-sixteenth': 'Nach Abbildung 3, Ziffern, q = 1/16',
    'digits-hundred-steps': 'Ziffern, q = 1, T = 100',
    'figure-3-vision-full': 'Nach Abbildung 3, Bildmerkmale, q = 1',
    'figure-3-vision-quarter': 'Nach Abbildung 3, Bildmerkmale, q = 1/4',
    'figure-3-vision-sixteenth': 'Nach Abbildung 3, Bildmerkmale, q = 1/16',
    'figure-4': 'Nach Abbildung 4, ein Perzeptron mit DP-Adam',
    'figure-5-few': 'Nach Abbildung 5, fünfzig Modelle je Welt',
    'figure-5-many': 'Nach Abbildung 5, 2 500 Modelle je Welt',
    'figure-a2-small': 'Nach Abbildung A2, Kürzung bei 0,2',
    'figure-a2-large': 'Nach Abbildung A2, Kürzung bei 20',
    'figure-a3-few': 'Nach Abbildung A3, fünfzig Schritte',
    'figure-a3-many': 'Nach Abbildung A3, tausend Schritte',
    'figure-a4-small': 'Nach Abbildung A4, Lernrate 0,005',
    'figure-a4-large': 'Nach Abbildung A4, Lernrate 0,5',
  }),
  words: translation(TRAINING_PRESET_WORDS, {
    'start-digits':
      'Das ist der Mechanismus vom Anfang der Seite, mit C = 1, auf handgeschriebenen Ziffern. Alle seine Garantien sind die des Anfangs, und das ε für Ersetzen ist auch hier 8,00. Eine Abbildung der Arbeit ist das nicht.',
    'figure-3-digits-full':
      'Das ist ein linearer Kopf auf handgeschriebenen Ziffern, mit vollen Batches. Konstruierte Einträge und solche mit falschem Label gehen über das ε für Hinzufügen/Entfernen hinaus, ein natürlicher erreicht es gerade eben. Die Abbildung der Arbeit hat Merkmale von Fotos und 1 250 Modelle je Welt statt 500.',
    'figure-3-digits-quarter':
      'Mit einem Viertel der Ziffern in jedem Schritt bleibt der konstruierte Gradient nahe an der Grenze seines Angriffs. Wir trainieren 500 Modelle je Welt auf Ziffern, die Arbeit 1 250 auf Merkmalen von Fotos.',
    'figure-3-digits-sixteenth':
      'Bei kleinen Batches verrät ein natürlicher Eintrag nicht mehr so viel wie ein konstruierter. Wir trainieren so viele Modelle wie die Arbeit, 1 250 je Welt, auf Ziffern statt auf Merkmalen von Fotos.',
    'digits-hundred-steps':
      'Das sind volle Batches für hundert Schritte, bei demselben ε. Alle vier Angriffe, darunter ein natürlicher Eintrag, gehen über das ε für Hinzufügen/Entfernen hinaus.',
    'figure-3-vision-full':
      'Das ist ein feinabgestimmter Kopf auf erzeugten Merkmalen, so breit wie die der Arbeit, 768 Zahlen, mit vollen Batches. Wir machen 100 Schritte und trainieren 250 Modelle je Welt. Die Arbeit hat echte Merkmale, 500 Schritte und 1 250 Modelle.',
    'figure-3-vision-quarter':
      'Das ist derselbe Kopf mit einem Viertel der Einträge in jedem Schritt, wieder auf erzeugten Merkmalen. Er hat 100 Schritte und 250 Modelle je Welt.',
    'figure-3-vision-sixteenth':
      'Das ist derselbe Kopf mit kleinen Batches, für die 500 Schritte der Arbeit. Er hat erzeugte Merkmale und 250 Modelle je Welt statt 1 250.',
    'figure-4':
      'Hier werden Modelle von einem zufälligen Anfang auf erzeugten Einkaufslisten trainiert. Der konstruierte Gradient wirkt wie zuvor, aber Einträge mit falschem Label und natürliche verraten wenig. Wir haben 500 Einträge aus zehn Klassen und machen hundert Schritte. Die Arbeit hat 50 000 echte Einträge aus hundert Klassen und macht 2 500 Schritte.',
    'figure-5-few':
      'Mit wenigen Modellen zeigt selbst der stärkste Angriff nur die Hälfte dessen, was er könnte, weil die Konfidenz ihn begrenzt. Daten, Schritte und Größen sind unsere.',
    'figure-5-many':
      'Mit demselben Angriff auf fünfzigmal so viele Modelle nähert sich die Schranke der Grenze des Angriffs. Daten, Schritte und Größen sind unsere.',
    'figure-a2-small':
      'Eine kleine Clipping-Norm kürzt beide Gradienten auf Länge C, solange sie länger sind. Sie unterscheiden sich dann so weit, wie ihre Richtungen es zulassen, und um 2C nur, wenn sie entgegengesetzt sind, wie hier die von S4 und nicht die von S3. Daten und Größen sind unsere.',
    'figure-a2-large':
      'Nichts wird gekürzt, und das Rauschen richtet sich nach einer Norm, die kein Eintrag hat. Angriffe über Einträge scheitern, der konstruierte Gradient nicht. Auch der Eintrag mit falschem Label scheitert hier, obwohl die Arbeit ihn weniger empfindlich gegen C findet als die anderen.',
    'figure-a3-few':
      'Nach einem kurzen Training bei demselben ε haben die Einträge noch große Gradienten. In der Abbildung der Arbeit hat ein Batch ein Sechzehntel der Einträge, bei 500 oder 2 500 Schritten, sodass die meisten Batches den Eintrag nicht enthalten. Hier enthält ihn jeder Batch.',
    'figure-a3-many':
      'In einem langen Training bei demselben ε werden die Einträge gelernt, ihre Gradienten schrumpfen, und Angriffe über Einträge werden schwächer. Auch das sind volle Batches, während die Abbildung der Arbeit kleine hat.',
    'figure-a4-small':
      'Langsames Lernen hält Gradienten groß und Angriffe über Einträge stark. Drei der vier gehen über das ε für Hinzufügen/Entfernen hinaus, und die konstruierte Eingabe bleibt knapp darunter. Daten und Größen sind unsere.',
    'figure-a4-large':
      'Schnelles Lernen schwächt Angriffe über Einträge, während der konstruierte Gradient und der Accountant nichts davon merken. Daten und Größen sind unsere.',
  }),
};
