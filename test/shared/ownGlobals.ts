// A test file's stand-ins for globals end with it: files of one worker share the globals, and a network of one file's own once
// answered the next. Vitest runs this before each file.
import { afterAll, vi } from 'vitest';

afterAll(() => void vi.unstubAllGlobals());
