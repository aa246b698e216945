// The last step of `npm pack`: the repository's package.json is put back in its place.
import { copyFileSync, rmSync } from 'node:fs';

copyFileSync('.tsbuild/package.json', 'package.json');
rmSync('.tsbuild/package.json');
