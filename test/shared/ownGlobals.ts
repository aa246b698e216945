// Removes a test file's stubs of globals at its end, because the files of one worker share globals and a stub would affect the next
// file. Vitest runs this before each file.
import { afterAll, vi } from 'vitest';

afterAll(() => void vi.unstubAllGlobals());
