import { translation } from '../sentences/translation.ts';
import { ARRIVAL } from './sentences.ts';

export const ARRIVAL_DE = translation(ARRIVAL, {
  late: '{what:said} ist nach {seconds:number} Sekunden nicht angekommen',
  it: 'die Datei',
  code: 'Der Code dafür',
  recording: 'Die Aufzeichnung',
  kernel: 'Der Rechenkern des Trainings',
  adapter: 'ein WebGPU-Adapter',
  gpuCode: 'der Code für WebGPU',
  device: 'ein WebGPU-Gerät',
  deviceAnswer: 'Eine Antwort der Grafikkarte',
});
