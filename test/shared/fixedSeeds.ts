// Sets the seed of all properties that name none, so that a test that passes once always passes, and the number of cases of those that name
// none. Vitest runs this before each test file that uses no browser.
import fc from 'fast-check';
import { size } from '../statistics/size';

fc.configureGlobal({ seed: 20_261_129, numRuns: size(30, 100) });
