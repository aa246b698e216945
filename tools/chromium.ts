// Finds a Chromium that the browser tests can drive: CHROMIUM_PATH, one that is installed, or on Debian its package, which this file
// installs. It downloads nothing else: where none of these works, it says what to do. Run by itself it prints the path.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(
    (folder) => (folder === undefined ? [] : [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')]),
  ),
};
const REMEDY = `The browser tests need Chromium, and none was found or could be installed.
  Debian, Ubuntu:  sudo apt-get install chromium
  elsewhere:       install Chrome or Chromium and set CHROMIUM_PATH to its executable
The other tests run without it:  npm run check`;

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

const installed = (): string | undefined =>
  (APPLICATIONS[process.platform] ?? []).find((file) => existsSync(file)) ??
  NAMES.map(onPath).find((file) => file !== undefined);

/**
 * Installs Debian's package, and returns whether that worked. The output of apt goes to standard error, since standard output is for the
 * path.
 */
function install(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || onPath('apt-get') === undefined)
    return false;
  console.error('No Chromium found, so the package of the system is installed (apt-get install chromium).');
  const run = (...words: string[]) =>
    spawnSync('apt-get', words, {
      stdio: ['ignore', process.stderr, process.stderr],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', 'chromium');
}

/** Path of the executable. @throws Error that says what to do where there is none */
export function chromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    const file = existsSync(named) ? named : onPath(named);
    if (file === undefined) {
      throw new Error(
        `CHROMIUM_PATH is "${named}", and no such file exists. Set it to the executable, or unset it.`,
      );
    }
    return file;
  }
  const found = installed() ?? (install() ? installed() : undefined);
  if (found === undefined) throw new Error(REMEDY);
  return found;
}

if (process.argv[1] === import.meta.filename) {
  try {
    console.log(chromium());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
