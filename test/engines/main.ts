// npm run test:engines [-- firefox webkit]: takes the steps of steps.ts on the built page in real Firefox and real WebKit, and prints a
// table of engines and steps. It ends with status 1 if a step fails. It is no part of npm test, because it installs two browsers.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { servePlainly } from '../browser/plainServer';
import { type Column, columnOf, type Outcome } from './column';
import type { Engine } from './engine';
import { openFirefox } from './firefox';
import { serveHost } from './host';
import { STEPS } from './steps';
import { openWebKit } from './webkit';

const ENGINES: Record<string, (executable: string) => Promise<Engine>> = {
  firefox: openFirefox,
  webkit: openWebKit,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in ENGINES));
if (unknown.length > 0) {
  console.error(`Unknown engine ${unknown.join(', ')}; known: ${Object.keys(ENGINES).join(', ')}.`);
  process.exit(2);
}
const wanted = asked.length > 0 ? asked : Object.keys(ENGINES);

/** Path of the browser, which is installed if it is missing. Failures are printed on standard error. */
const executable = (name: string): string =>
  execFileSync(fileURLToPath(new URL('browser', import.meta.url)), [name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();

/** Message of an error with the messages of its causes. */
const wordsOf = (error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause === undefined ? message : `${message} (${wordsOf(cause)})`;
};

async function walk(engine: Engine): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, deadline, run } of STEPS) {
    // each step has an origin of its own, so that nothing is kept from the step before
    const site = await servePlainly({ path: '/lab/' });
    const host = await serveHost(site.url);
    const started = Date.now();
    const before = await engine.complaints().catch(() => []);
    let outcome: Pick<Outcome, 'passed' | 'words'>;
    try {
      const words = await run({ engine, site, host: host.url, signal: AbortSignal.timeout(1000 * deadline) });
      const complaints = (await engine.complaints()).slice(before.length);
      if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join(' | ')}`);
      outcome = { passed: true, words };
    } catch (error) {
      outcome = { passed: false, words: wordsOf(error) };
    }
    const seconds = (Date.now() - started) / 1000;
    outcomes.push({ ...outcome, seconds });
    console.info(
      `${engine.name}  ${name}: ${outcome.passed ? 'ok' : 'FAILED'}, ${seconds.toFixed(1)} s: ${outcome.words}`,
    );
    // leaves the page first, since a page without its server would report errors
    await engine.go('about:blank').catch(() => {});
    await host.close();
    await site.close();
  }
  return outcomes;
}

const columns: Column[] = [];
for (const name of wanted) {
  const open = () => ENGINES[name](executable(name));
  columns.push(await columnOf(name, open, walk, (error) => console.error(`${name}: ${wordsOf(error)}`)));
}
const row = (cells: readonly string[]) => console.info(`| ${cells.join(' | ')} |`);
console.info('');
row(['', ...columns.map(({ name }) => name)]);
row(['---', ...columns.map(() => '---')]);
for (const [i, { name }] of STEPS.entries()) {
  row([
    name,
    ...columns.map(({ outcomes }) => {
      const outcome = outcomes[i];
      return outcome ? `${outcome.passed ? 'ok' : 'FAILED'} ${outcome.seconds.toFixed(1)} s` : 'NOT WALKED';
    }),
  ]);
}
if (columns.some(({ outcomes }) => STEPS.some((_, i) => !outcomes[i]?.passed))) process.exitCode = 1;
