// Properties that name no seed of their own draw from this one, so that a test that is green once is green again. Vitest runs
// this before each file that has no browser.
import fc from 'fast-check';

fc.configureGlobal({ seed: 20_261_129 });
