// The sentences about a target epsilon that no value of a parameter meets.
import { sentences } from '../../base/sentences/family.ts';

export const TARGET = sentences('target', {
  mostNoise:
    'Even with the most noise here, σ = {end:number}, {reached:said}, so no σ here brings it {goal:said}.',
  leastNoise:
    'Even with the least noise here, σ = {end:number}, {reached:said}, so no σ here brings it {goal:said}.',
  mostFactor:
    'Even with all the noise of the parts times {end:number}, the most there is here, {reached:said}, so no such factor brings it {goal:said}.',
  leastFactor:
    'Even with all the noise of the parts times {end:number}, the least there is here, {reached:said}, so no such factor brings it {goal:said}.',
  wholeBatch:
    'Even with every record in every step, q = 1, {reached:said}, so larger batches cannot bring it {goal:said}.',
  oneStep: 'Even after a single step {reached:said}, so fewer steps cannot bring it {goal:said}.',
  mostSteps:
    'Even after {end:number} steps, the most here, {reached:said}, so no number of them here brings it {goal:said}.',
  oneRecord:
    'Even with one record in a step on average, at these epochs, {reached:said}, so no batch size here brings it {goal:said}.',
  records:
    'Even with {end:number} records in a step on average, at these epochs, {reached:said}, so no batch size here brings it {goal:said}.',
  atLeast: 'ε is at least {value:number}',
  atMost: 'ε is at most {value:number}',
  notFinite: 'ε is at most not known to be finite',
  down: 'down to {target:number}',
  up: 'up to {target:number}',
});
