// Sets the seed of all properties that name none, so that a test that passes once always passes. Vitest runs this before each test file
// that uses no browser.
import fc from 'fast-check';

fc.configureGlobal({ seed: 20_261_129 });
