import { translation } from '../../base/sentences/translation.ts';
import { DATASET_TITLES, DATASET_WORDS } from './registrySentences.ts';

const SPEECHES =
  'Sätze aus Reden zur Lage der Nation als mittlere Wortvektoren, deren Label sagt, wann sie gesprochen wurden.';

const SHOPPING = 'Binäre Einträge, geformt wie Einkaufslisten aus 600 Produkten.';

export const DATASET_DE = {
  titles: translation(DATASET_TITLES, {
    digits: 'Handgeschriebene Ziffern',
    breast: 'Brustkrebs-Diagnosen',
    vit03: 'Bildmerkmale (erzeugt)',
    vit: 'Bildmerkmale, schwach getrennt (erzeugt)',
    digits_l2: 'Handgeschriebene Ziffern, Norm 1',
    purchase: 'Einkaufslisten (erzeugt)',
    purchase50000: 'Einkaufslisten (erzeugt), 50 000',
    speeches: 'Sätze von Präsidenten',
    speeches5000: 'Sätze von Präsidenten, 5 000 davon',
  }),
  words: translation(DATASET_WORDS, {
    digits: 'Bilder aus 8 mal 8 Grauwerten, deren Label die Ziffer ist.',
    breast:
      'Dreißig Messungen an den Zellkernen einer Patientin oder eines Patienten, mit bösartig oder gutartig als Label.',
    vit03: 'Einträge mit der Form der Merkmale eines Vision-Transformers, mit gut getrennten Klassen.',
    vit: 'Einträge derselben Form, deren Klassen so nah beieinander liegen, dass ein privates Modell wenig lernt.',
    digits_l2: 'Die Ziffern, jeder Eintrag auf Norm 1 skaliert, was Angriffe durch die Eingabe schwächt.',
    purchase: SHOPPING,
    purchase50000: SHOPPING,
    speeches: SPEECHES,
    speeches5000: SPEECHES,
  }),
};
