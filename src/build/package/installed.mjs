// Before all else of `npm pack`: a fresh clone is installed first.
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (!existsSync('node_modules/vite')) execSync('npm ci', { stdio: 'inherit' });
