// The first step of `npm pack`, which installs the packages in a fresh clone.
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (!existsSync('node_modules/vite')) execSync('npm ci', { stdio: 'inherit' });
