// Runs Vitest with each statistical test at its full size (test/statistics/size.ts). The command is the same in every shell:
//   tsx tools/thorough.ts --project verify
import { spawnSync } from 'node:child_process';
import { chromium } from './chromium';

const words = process.argv.slice(2);
const browser = words.some((word) => word.startsWith('browser'));
const env = { ...process.env, THOROUGH: '1', ...(browser && { CHROMIUM_PATH: chromium() }) };
const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...words];
process.exitCode = spawnSync(process.execPath, vitest, { stdio: 'inherit', env }).status ?? 1;
