// The first step of `npm pack`: a fresh clone is installed.
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (!existsSync('node_modules/vite')) execSync('npm ci', { stdio: 'inherit' });
