import { translation } from '../../base/sentences/translation.ts';
import { BACKEND, JOB, MEMORY, NO_GPU, TRAINING } from './sentences.ts';

export const TRAINING_DE = translation(TRAINING, {
  failed: 'Das Training ist fehlgeschlagen: {why:said}',
  serverAnswered: 'der Server antwortete {status:number}',
  dataNotLoaded: 'Die Datei {file:name} konnte nicht geladen werden ({why:said}).',
  kernelNotLoaded: 'Der Rechenkern des Trainings konnte nicht geladen werden (HTTP {status:number}).',
  workerDied: 'Ein Worker des Trainings ist ausgefallen, denn er {what:said}.',
  unreadMessage: 'Ein Worker des Trainings ist ausgefallen, denn eine Nachricht war nicht lesbar.',
  workerDiedOf: 'Ein Worker des Trainings ist ausgefallen ({why:said}).',
  workerNotLoaded: 'er konnte nicht geladen werden',
  workerGone: 'Der Worker des Trainings ist weg.',
  deviceFailed: 'Die Grafikkarte ist ausgefallen: {why:said}',
  deviceLost: 'Die Grafikkarte ging verloren ({why:name}).',
  deviceSilent: '{late:said}.',
  noBackend: 'Es gibt kein Backend, mit dem trainiert werden kann.',
  noOwnData: 'Der Datenbestand ist „own“, aber es wurde keine Datei angegeben. Laden Sie eine.',
  onlyLabel:
    'canaries ist {canaries:name} mit {repeats:number} Wiederholungen von {records:name}. Geben Sie S4 allein an, einmal, mit einem angebotenen Datenbestand.',
});

export const BACKEND_DE = translation(BACKEND, {
  plain: 'schlichtes TypeScript, float64',
  plainBecause: 'schlichtes TypeScript, float64 ({why:said})',
  noSimd: 'hier gibt es kein WebAssembly SIMD, darum ist das Training etwa zwanzigmal langsamer',
  workersFailed: 'die Worker des Trainings sind ausgefallen',
  threadsFailed: 'die Threads des Trainings sind ausgefallen',
  simd: 'WebAssembly-SIMD, float32',
  fusedSimd: 'WebAssembly-SIMD, mit FMA, float32',
  simdOneThread: 'WebAssembly-SIMD, float32, je ein Thread',
  oneWorker: '{engine:said}, 1 Worker',
  workers: '{engine:said}, {count:number} Worker',
  webgpu: 'WebGPU, {adapter:said}',
  unnamedAdapter: 'Adapter ohne Namen',
  emulatedAdapter: '{adapter:said}, in Software nachgebildet',
});

export const NO_GPU_DE = translation(NO_GPU, {
  none: 'dieser Browser hat kein WebGPU',
  node: 'Node hat kein WebGPU',
  noAdapter: 'WebGPU hat keinen Adapter gefunden',
  emulated: 'der einzige WebGPU-Adapter ist in Software nachgebildet',
  notStarted: 'WebGPU ist nicht gestartet: {why:said}',
});

export const MEMORY_DE = translation(MEMORY, {
  tooLarge:
    '{field:name} ist {value:number}, zu viel, denn {why:said}. Senken Sie es auf höchstens {fits:number}.',
  results: 'die Ergebnisse hätten im Speicher keinen Platz',
  parameters: 'die Parameter hätten im Speicher keinen Platz',
  table: 'die Trainingstabelle hätte im Speicher keinen Platz',
  gpuTable: 'die Trainingstabelle passt nicht in einen Puffer der GPU',
  gpuStep: 'ein Schritt eines Modells würde die GPU zu lange belegen',
  gpuModel: 'ein Modell passt nicht in einen Puffer der GPU',
  gpuAll: 'die Trainingstabelle und ein Modell passen nicht auf die GPU',
});

export const JOB_DE = translation(JOB, {
  otherColumns:
    '{field:name} hat {columns:number} Spalten, das Modell {inputs:number} Eingänge. Gleichen Sie beides an.',
  otherLabels:
    '{field:name} hat {rows:number} Zeilen und {labels:number} Labels. Geben Sie für jede Zeile eines an.',
  otherLength: '{field:name} hat {count:number} Werte, wo {wanted:number} nötig sind.',
  notFinite: '{field:name} enthält {value:number} an Stelle {at:number}. Geben Sie endliche Zahlen an.',
});
