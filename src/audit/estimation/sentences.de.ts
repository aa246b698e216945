import { translation } from '../../base/sentences/translation.ts';
import { ESTIMATION } from './sentences.ts';

export const GERMAN = translation(ESTIMATION, {
  substitute:
    'Bei Nachbarschaft durch Ersetzen unterscheiden die Läufe einen Eintrag von einem anderen an seiner Stelle, nicht Anwesenheit von Abwesenheit.',
  independentRuns: 'Die Läufe sind unabhängig voneinander.',
  noShape: 'Über die Form der Trade-off-Kurve wird nichts angenommen.',
  calibrated: 'Die Schwelle wurde an einem Teil der Läufe festgelegt, die nicht mitgezählt werden.',
  everyMoment:
    'Die Konfidenz gilt in jedem Augenblick des Audits zugleich (eine Konfidenzfolge), Sie dürfen also hinsehen und aufhören. Die Schranke über die geplante Zahl von Läufen ist schärfer.',
  provisional:
    'Das ist vorläufig, denn die geplante Zahl von Läufen ist nicht erreicht, und vorher hat dieses Rezept keine Konfidenz.',
});
