import { translation } from '../../../base/sentences/translation.ts';
import { ENCODER, ENCODER_MODEL, ENCODER_RECORDS } from './sentences.ts';

export const ENCODER_DE = translation(ENCODER, {
  noValues: 'Die Ausgabe {output:name} hat keine Werte. Wählen Sie eine andere.',
  meanRemedy: 'Nehmen Sie das Mittel über die Positionen, oder wählen Sie eine andere Ausgabe.',
  otherOutput: 'Wählen Sie eine andere Ausgabe.',
  tooManyFeatures:
    'Die Ausgabe {output:name} ergibt {columns:number} Merkmale, genutzt werden aber höchstens {most:number}. {remedy:said}',
  tooManyValues:
    '{rows:number} Einträge mit {columns:number} Merkmalen sind mehr als {most:number} Werte. Wählen Sie weniger Einträge oder eine Ausgabe mit weniger Merkmalen.',
  notFinite:
    'Merkmal {feature:number} von {record:said} ist {value:number}. Wählen Sie andere Werte der Bilder, eine andere Ausgabe oder den Prozessor.',
  allSame:
    'Alle {columns:number} Merkmale sind bei allen {rows:number} Einträgen gleich und sagen also nichts über sie. Wählen Sie eine andere Ausgabe oder andere Werte der Bilder.',
  someSame:
    '{constant:number} von {columns:number} Merkmalen sind bei allen Einträgen gleich, darum zählen sie als 0.',
  valuesOfType:
    'Die Eingabe {input:name} des Modells nimmt Werte vom Typ {dtype:name}. Wählen Sie ein Modell, das Zahlen nimmt.',
  shapeOfInput:
    'Die Eingabe {input:name} des Modells hat die Form {shape:name}. Wählen Sie ein Modell, das einen Batch von Einträgen nimmt, wie in [batch, ...].',
  noPictureShape:
    'Das Modell nimmt Einträge der Form {shape:name}, und das ist kein Bild mit 1 oder 3 Kanälen. Wählen Sie ein anderes Modell oder eine Tabelle.',
  sideOutside:
    'side ist {side:number}. Geben Sie eine ganze Zahl in [1, {most:number}] an, die Höhe und Breite der Bilder in Pixeln.',
  multiple: 'ein Vielfaches von {number:number}',
  exactly: '{number:number}',
  otherColumns:
    'Das Modell nimmt Einträge der Form {shape:name}, und die Tabelle hat neben dem Label {columns:number} Spalten mit Zahlen. Geben Sie {needs:said} an.',
  outputOfType: 'Die Ausgabe {output:name} ist vom Typ {dtype:name}. Wählen Sie eine, die Zahlen gibt.',
  outputShape:
    'Die Ausgabe {output:name} hat für {rows:number} Einträge die Form [{shape:name}]. Wählen Sie eine mit einer Zeile für jeden.',
  outputShapes:
    'Die Ausgabe {output:name} hat für einen Batch die Form [{shape:name}] und für einen anderen [{other:name}]. Wählen Sie eine, deren Form nicht von den Einträgen abhängt.',
  memory:
    'Das Modell braucht {needed:number} MiB auf einmal, genutzt werden aber höchstens {most:number} MiB. Wählen Sie ein kleineres Modell oder kleinere Bilder.',
  doesNotRun: 'Das Modell läuft nicht: {why:said} Wählen Sie eine andere Ausgabe oder ein anderes Modell.',
  nothingComputes: 'Hier rechnet nichts, denn {why:said}. Wählen Sie etwas anderes zum Rechnen.',
  also: '{first:said}; {second:said}',
  failed: '{engine:said} ist ausgefallen: {why:said}',
  engine: '{name:name}',
  processor: 'der Prozessor',
  contextLost: 'Der Grafikkontext ging verloren.',
  noWebGpu: 'WebGPU ist nicht gestartet',
  noWebGl: 'WebGL ist nicht gestartet',
  noProcessor: 'der Prozessor ist nicht gestartet',
});

export const ENCODER_MODEL_DE = translation(ENCODER_MODEL, {
  chooseTogether:
    'Wählen Sie model.json zusammen mit seinen .bin-Dateien, wie tensorflowjs_converter sie schreibt.',
  otherFormat:
    '{name:name} hat nicht das Format von TensorFlow.js. Wandeln Sie es mit tensorflowjs_converter um und wählen Sie dann model.json und seine .bin-Dateien.',
  noDescription: 'Keine der gewählten Dateien ist ein model.json: {names:name}. {remedy:said}',
  severalDescriptions:
    'Mehrere der gewählten Dateien könnten das model.json sein: {names:name}. {remedy:said}',
  missingWeights:
    '{name:name} braucht Gewichte, die nicht unter den gewählten Dateien sind: {weights:name}. Wählen Sie sie mit aus.',
  namesTwice:
    '{name:name} braucht seine Gewichte unter eigenen Namen, aber mehrere Dateien heißen {names:name}. Wandeln Sie das Modell noch einmal in einen einzigen Ordner um und wählen Sie die Dateien daraus.',
  otherBytes:
    '{weights:name} enthält {given:number} Bytes, wo {name:name} von {needed:number} spricht. Wählen Sie die Gewichte, die dazu gehören, und ganz.',
  tooLarge:
    '{name:name} hat {size:number} MiB Gewichte, geladen werden aber höchstens {most:number} MiB. Wählen Sie ein kleineres Modell, oder quantisieren Sie es.',
  notJson: '{name:name} ist kein JSON. {remedy:said}',
  noModel: '{name:name} beschreibt kein Modell von TensorFlow.js. {remedy:said}',
  noWeights:
    '{name:name} führt keine Gewichte auf (weightsManifest). Speichern oder wandeln Sie das Modell noch einmal um, mit seinen Gewichten.',
  notLoaded:
    'TensorFlow.js kann dieses Modell nicht laden: {why:said} Speichern oder wandeln Sie es noch einmal um.',
  inputs:
    'Das Modell hat {count:number} Eingaben ({names:name}). Wählen Sie eines, das Einträge durch eine einzige Eingabe nimmt.',
  unknownOutput: 'Das Modell hat keine Ausgabe {output:quote}. Wählen Sie eine aus seiner Liste.',
  unknownLayers:
    'Das Modell hat Schichten, die TensorFlow.js nicht kennt: {layers:name}. Wandeln Sie es in ein Graphmodell um, das Operationen statt Schichten enthält.',
  unknownOperations:
    'Alles, was das Modell gibt, braucht Operationen, die TensorFlow.js nicht kennt: {operations:name}. Wandeln Sie es ohne sie um.',
  apartFromInput: 'Nichts, was das Modell gibt, hängt von seiner Eingabe ab. Wählen Sie ein anderes Modell.',
});

export const ENCODER_RECORDS_DE = translation(ENCODER_RECORDS, {
  noPictures:
    'Keine der {files:number} Dateien ist ein Bild (PNG, JPEG, WebP, GIF, BMP, AVIF). Wählen Sie einen Ordner mit einem Unterordner von Bildern für jede Klasse.',
  tooManyPictures:
    'Es sind {pictures:number} Bilder, verarbeitet werden aber höchstens {most:number}. Wählen Sie weniger.',
  oneClass:
    'Alle {pictures:number} Bilder sind von einer Klasse, {name:quote}. Legen Sie die jeder Klasse in einen eigenen Ordner, und wählen Sie den Ordner um sie herum.',
  oneLeftAlone: 'Eine Datei, die kein Bild ist, blieb liegen.',
  leftAlone: '{files:number} Dateien, die keine Bilder sind, blieben liegen.',
  name: '{name:name}',
  digit: 'Ziffer {number:number}',
  row: 'Zeile {number:number} von {table:name}',
  largeArchive:
    '{name:name} hat {size:number} MiB, gelesen werden aber höchstens {most:number} MiB. Packen Sie es aus und wählen Sie den Ordner.',
  noColumn: 'Es gibt keine Spalte {column:number}. Wählen Sie eine von 0 bis {last:number}.',
  textLeftOut: 'Spalten mit Text blieben weg: {columns:name}.',
  noNumber: 'Die Zelle bei {place:said} ist {text:quote}. Geben Sie eine endliche Zahl an.',
  beyondFloat:
    'Die Zelle bei {place:said} ist {value:number}. Das liegt jenseits der Zahlen von 32 Bit, mit denen Modelle rechnen. Geben Sie eine kleinere Zahl an.',
  noCanvas:
    'Dieser Browser kann Bilder nicht im Hintergrund öffnen (OffscreenCanvas). Nehmen Sie einen neueren oder eine Tabelle von Pixeln.',
  picture: 'Das Bild',
  undecodedAndOthers:
    '{left:number} von {total:number} Bildern ließen sich nicht öffnen und blieben weg: {names:said} und andere.',
  undecoded:
    '{left:number} von {total:number} Bildern ließen sich nicht öffnen und blieben weg: {names:said}.',
  noneDecoded:
    'Keines der {pictures:number} Bilder ließ sich öffnen, {example:said} zum Beispiel. Wählen Sie Bilder, die dieser Browser zeigt (PNG, JPEG, WebP, GIF, BMP, AVIF).',
});
