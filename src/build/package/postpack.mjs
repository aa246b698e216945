// The last step of `npm pack`, which restores the repository's package.json.
import { copyFileSync, rmSync } from 'node:fs';

copyFileSync('.tsbuild/package.json', 'package.json');
rmSync('.tsbuild/package.json');
