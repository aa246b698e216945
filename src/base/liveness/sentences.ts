// Messages about something that was waited for and has not come.
import { sentences } from '../sentences/family.ts';

export const ARRIVAL = sentences('arrival', {
  late: '{what:said} has not come within {seconds:number} seconds',
  it: 'it',
  code: 'Its code',
  recording: 'The recording',
  kernel: 'The training kernel',
  adapter: 'a WebGPU adapter',
  gpuCode: 'the code for WebGPU',
  device: 'a WebGPU device',
  deviceAnswer: 'An answer of the graphics device',
});
