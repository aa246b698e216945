import { translation } from '../../../base/sentences/translation.ts';
import { NUMPY, OWN_FILE, OWN_TABLE, ZIP } from './sentences.ts';

export const OWN_FILE_DE = translation(OWN_FILE, {
  notOpened: '{file:name} konnte nicht geöffnet werden ({why:said}). Wählen Sie die Datei noch einmal.',
  empty: '{file:said} ist leer. Geben Sie eine Datei im Format CSV, NPY oder NPZ an.',
  tooLarge:
    '{file:said} hat {size:number} MiB, gelesen werden aber höchstens {most:number} MiB. Geben Sie weniger Zeilen oder Spalten an.',
  tooManyColumns:
    '{file:said} hat {columns:number} Spalten, gelesen werden aber höchstens {most:number}. Lassen Sie Spalten in der Datei weg.',
  tooManyValues:
    '{file:said} hat mehr als {most:number} Werte ({rows:number} Zeilen zu {columns:number}). Geben Sie weniger Zeilen oder Spalten an.',
  noRecords: '{file:said} enthält keine Einträge. Geben Sie eine Zeile je Eintrag an.',
  headerOnly: '{file:said} enthält eine Kopfzeile und keine Einträge. Geben Sie eine Zeile je Eintrag an.',
  unevenRow:
    '{file:said} hat {cells:number} Zellen in Zeile {line:number}, die erste Zeile aber {columns:number}. Geben Sie jeder Zeile gleich viele Zellen.',
  notText: '{file:said} ist kein Text in UTF-8. Speichern Sie die Datei als CSV (UTF-8), NPY oder NPZ.',
  otherEncoding:
    '{file:said} ist kein Text in UTF-8, denn in Zeile {line:number} steht ein Zeichen in einer anderen Kodierung, etwa Latin-1 oder Windows-1252. Speichern Sie die Datei als CSV (UTF-8).',
  brokenQuotes:
    '{file:said} ist in Zeile {line:number} nicht lesbar ({why:said}). Berichtigen Sie die Anführungszeichen.',
  openQuotation: 'ein Anführungszeichen wird geöffnet und nie geschlossen',
  textBehindQuotation: 'auf ein schließendes Anführungszeichen folgt Text ({text:quote})',
  unused: 'Die Datei enthält außerdem, was nicht verwendet wurde: {names:name}.',
  lineCell: 'Zeile {line:number}, Spalte {column:number}',
  namedLineCell: 'Zeile {line:number}, Spalte {column:number} ({name:name})',
  rowCell: 'Zeile {row:number}, Spalte {column:number}',
  namedRowCell: 'Zeile {row:number}, Spalte {column:number} ({name:name})',
});

export const OWN_TABLE_DE = translation(OWN_TABLE, {
  noColumn: 'Es gibt keine Spalte {column:said}. Zur Auswahl stehen {choice:said}.',
  indexTo: 'ein Index von 0 bis {last:number}',
  noFeatures: 'Es bleibt keine Merkmalsspalte übrig. Geben Sie neben dem Label mindestens eine an.',
  tooManyFeatures:
    'Die Datei hat {columns:number} Merkmalsspalten, verwendet werden aber höchstens {most:number}. Lassen Sie einige weg.',
  fewRecords: 'Die Datei hat {rows:number} Einträge. Geben Sie mindestens {least:number} an.',
  emptyCell:
    'Die Zelle in {place:said} ist leer. Geben Sie eine endliche Zahl an, entfernen Sie die Zeile oder lassen Sie diese Spalte weg.',
  cellNoNumber:
    'Die Zelle in {place:said} ist {text:quote}. Geben Sie eine endliche Zahl an, entfernen Sie die Zeile oder lassen Sie diese Spalte weg.',
  cellTooLarge:
    'Die Zelle in {place:said} ist {value:number}, standardisiert werden kann aber höchstens {most:number}. Geben Sie kleinere Zahlen an oder lassen Sie diese Spalte weg.',
  smallClasses: 'Keine Klasse hat vier Einträge. Geben Sie mehr Einträge je Klasse an.',
  oneClass:
    'Die Label-Spalte {column:quote} hat {count:number} verschiedenen Wert. Wählen Sie eine Spalte mit 2 bis {most:number}.',
  classes:
    'Die Label-Spalte {column:quote} hat {count:number} verschiedene Werte. Wählen Sie eine Spalte mit 2 bis {most:number}.',
  shuffled:
    'Die Datei hat {rows:number} Einträge, von denen {used:number} verwendet werden, durch ein festes Mischen ausgewählt (höchstens {most:number} zum Trainieren).',
  absentClass: 'Kein Trainingseintrag ist aus der Klasse {classes:name}.',
  labelMissing: 'Das Label in {place:said} fehlt. Füllen Sie es aus oder entfernen Sie die Zeile.',
  labelForMissing:
    'Das Label in {place:said} ist {text:quote}, was für einen fehlenden Wert steht. Füllen Sie es aus, entfernen Sie die Zeile oder geben Sie der Klasse einen anderen Namen.',
  labelInfinite:
    'Das Label in {place:said} ist {text:quote}, was keine Klasse ist. Berichtigen Sie es, entfernen Sie die Zeile oder geben Sie der Klasse einen anderen Namen.',
  labelTooLong:
    'Das Label in {place:said} hat {length:number} Zeichen. Geben Sie Namen von höchstens {most:number} an oder wählen Sie eine andere Spalte.',
});

export const NUMPY_DE = translation(NUMPY, {
  unreadable:
    '{file:said} ist nicht lesbar ({why:said}). Speichern Sie die Datei noch einmal mit numpy.save.',
  noSignature: 'die NumPy-Signatur fehlt',
  unknownVersion: 'die Formatversion {version:number} ist unbekannt (bekannt sind 1 bis 3)',
  shortHeader: 'die Datei endet in ihrer Kopfzeile',
  otherHeader: 'die Kopfzeile beschreibt kein einzelnes Array einfacher Zahlen',
  tooManyDimensions: 'sie hat {dimensions:number} Dimensionen, und NumPy hat höchstens {most:number}',
  dimension: 'eine Dimension von {length:number} kann es nicht geben',
  tooShort: 'die Form ({shape:name}) braucht {needed:number} Bytes, und {there:number} sind da',
  otherType: 'Werte vom Typ „{type:name}“ werden nicht gelesen (gelesen werden {read:name})',
  noLetter: 'ein Text enthält, was kein Zeichen ist',
  noArray: 'kein NumPy-Array',
  array: 'dtype {type:name}, Form ({shape:name})',
  damagedHeader: 'eine beschädigte Kopfzeile',
  noSuchArray: '{file:said} enthält kein Array von Zahlen „{array:name}“. Enthalten sind {known:name}.',
  noFeatureTable:
    '{file:said} enthält in „{array:name}“ ({what:said}) Merkmale, die keine Tabelle von Zahlen sind. Speichern Sie sie als (Zeilen, Spalten) oder geben Sie dem Array einen anderen Namen.',
  severalFeatures:
    '{file:said} enthält mehrere Arrays, die die Merkmale sein können: {arrays:name}. Speichern Sie das richtige unter dem Namen „X“.',
  noTable:
    '{file:said} enthält kein Array mit zwei Dimensionen. Speichern Sie die Merkmale als (Zeilen, Spalten).',
  severalLabels:
    '{file:said} enthält mehrere Arrays, die die Labels sein können: {arrays:name}. Speichern Sie das richtige unter dem Namen „y“.',
  unreadLabels:
    '{file:said} hat in „{array:name}“ ({what:said}) Labels, die nicht lesbar sind. Speichern Sie sie als ganze Zahlen oder Texte, wie {array:name}.astype(str) sie macht.',
  labelVectors:
    '{file:said} hat in „{array:name}“ ({what:said}) Labels mit mehreren Werten je Zeile. Speichern Sie einen je Zeile, wie {array:name}.argmax(axis=1) ihn aus One-Hot-Labels macht.',
  otherRows:
    '{file:said} hat in „{array:name}“ ({what:said}) Labels, die nicht zu {rows:number} Zeilen von Merkmalen passen. Speichern Sie ein Label je Zeile oder geben Sie dem Array einen anderen Namen.',
  shape:
    '{file:said} hat die Form ({shape:name}). Speichern Sie eine Zeile je Eintrag, als (Zeilen, Spalten), keines von beiden 0.',
});

export const ZIP_DE = translation(ZIP, {
  unreadable: '{file:said} ist kein lesbares ZIP-Archiv, denn {why:said}.',
  tooLarge:
    '{file:said} enthält „{member:name}“, das entpackt {size:number} Bytes groß wäre, gelesen werden aber höchstens {most:number}.',
  misplaced: '„{member:name}“ ist nicht dort, wo das Verzeichnis sagt',
  cutOff: '„{member:name}“ ist abgeschnitten',
  damaged: '„{member:name}“ ist beschädigt',
  otherMethod:
    '„{member:name}“ ist mit Verfahren {method:number} gepackt, gelesen werden nur stored und deflated',
  notUnpacked: '„{member:name}“ lässt sich nicht entpacken',
  noZip64: 'sein ZIP64-Verzeichnis fehlt',
  tooManyMembers: 'es hat {members:number} Teile, gelesen werden aber höchstens {most:number}',
  damagedDirectory: 'sein Verzeichnis ist beschädigt',
  shortDirectory: 'sein Verzeichnis ist abgeschnitten',
  noDirectory: 'sein Verzeichnis fehlt, die Datei ist vielleicht abgeschnitten',
  outside: 'sein Verzeichnis zeigt aus der Datei hinaus',
});
