// npm run bench [-- accounting compute python audit page serve training card]: prints speeds and ratios, and asserts nothing. "page" is the
// sections start, visit, row and drag together, and each of these can be asked for alone. A guest
// (src/guests) with a section of its own is named by its folder. Each section is measured now on this machine. On a busy machine ratios
// mean more than absolute times.
import { existsSync } from 'node:fs';
import os from 'node:os';
import { GUESTS } from '../../src/guests/registry';
import { accountingReport } from './accounting';
import { cardReport } from './card';
import { computeReport } from './compute';
import { devStartReport } from './devStart';
import { PAGE_REPORTS } from './page';
import { pythonReport } from './pythonAccountants';
import { trainingReport } from './training';
import { worstCaseReport } from './worstCase';

type Report = Iterable<string> | AsyncIterable<string>;

const SECTIONS: Record<string, () => Report> = {
  accounting: accountingReport,
  compute: computeReport,
  python: pythonReport,
  audit: worstCaseReport,
  ...PAGE_REPORTS,
  serve: devStartReport,
  training: trainingReport,
  card: cardReport,
};

// adds the sections of guests, each of which stands in the guest's `bench/report.ts`
for (const guest of GUESTS) {
  const file = new URL(`../../src/guests/${guest}/bench/report.ts`, import.meta.url);
  if (existsSync(file)) SECTIONS[guest] = (await import(file.href)).report;
}

const asked = process.argv.slice(2).flatMap((name) => (name === 'page' ? Object.keys(PAGE_REPORTS) : name));
const unknown = asked.filter((name) => !(name in SECTIONS));
if (unknown.length > 0) {
  console.error(`Unknown section ${unknown.join(', ')}; known: page, ${Object.keys(SECTIONS).join(', ')}.`);
  process.exit(2);
}
const cpu = os.cpus();
console.info(
  `Node ${process.version}, ${cpu.length} × ${cpu[0]?.model}, load ${os.loadavg()[0]?.toFixed(1)}`,
);
for (const [name, report] of Object.entries(SECTIONS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.info(`\n${name}`);
  for await (const line of report()) console.info(`  ${line}`);
}
