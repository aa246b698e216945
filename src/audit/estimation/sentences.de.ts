import { translation } from '../../base/sentences/translation.ts';
import { ESTIMATION } from './sentences.ts';

export const ESTIMATION_DE = translation(ESTIMATION, {
  substitute:
    'Bei Nachbarschaft durch Ersetzen unterscheiden die Läufe einen Eintrag von einem anderen an seiner Stelle, nicht Anwesenheit von Abwesenheit.',
  independentRuns: 'Die Läufe sind unabhängig voneinander.',
  noShape: 'Über die Form der Trade-off-Kurve wird nichts angenommen.',
  calibrated: 'Die Schwelle wurde an einem Teil der Läufe festgelegt, die nicht mitgezählt werden.',
  everyMoment:
    'Die Konfidenz gilt in jedem Augenblick des Audits zugleich (eine Konfidenzfolge), Sie dürfen also hinsehen und aufhören. Die Schranke über die geplante Zahl von Läufen ist schärfer.',
  provisional:
    'Das ist vorläufig, denn die geplante Zahl von Läufen ist nicht erreicht, und vorher hat dieses Rezept keine Konfidenz.',
  bestNotGuaranteed:
    'Die beste aller Schwellen wurde mit Blick auf die Scores gewählt, das angegebene Niveau ist also nicht garantiert.',
  bestDoesNotHold:
    'Die beste aller Schwellen wurde mit Blick auf die Scores gewählt. Das angegebene Niveau gilt also nicht, und der Wert übersteigt das wahre Epsilon öfter als angegeben.',
  plannedWhereMost:
    'Die Schwelle wurde festgelegt, bevor ein Score gesehen wurde, dort, wo die bekannte Verteilung des schlimmsten Falls am meisten verspricht.',
  planned: 'Die Schwelle wurde festgelegt, bevor ein Score gesehen wurde.',
  gaussianShape: 'Die Trade-off-Kurve wird als gaußisch angenommen.',
  readAsGaussian:
    'Die Trade-off-Kurve von DP-SGD mit dieser Ziehungsrate und diesen Schritten wird aus ihrer Totalvariation als Gauß-Kurve gelesen. Für Ziehungsraten bis 1/2 und bei 1 hat das Epsilon in numerischen Prüfungen nie überschätzt.',
  knownLaw:
    'Das Gesetz der Scores ist bis auf das Rauschen bekannt. Die Schranke ist das Meiste, was dieser Angriff beim größten Rauschfaktor zeigen könnte, den die beobachtete Fehlerrate zulässt.',
  largestNoise:
    'Der Mechanismus ist DP-SGD mit dieser Ziehungsrate und diesen Schritten. Die Schranke ist das Epsilon beim größten Rauschfaktor, den der beobachtete Fehleranteil zulässt.',
  partlyAccounting:
    'Ein Teil dieser Zahl ist Rechnung, sie ist also kein Beleg gegen das ε für Hinzufügen/Entfernen.',
});
