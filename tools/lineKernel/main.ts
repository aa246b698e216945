// npm run kernel:line: compiles the accountant's kernel and writes its bytes into a module (src/accounting/inversion/kernel/bytes.ts).
// The module is committed, so that computing an ε needs neither a compiler nor a file of its own.
import { writeFile } from 'node:fs/promises';
import { compileLineKernel, lineKernelDigest } from './compile';

const bytes = Buffer.from(await compileLineKernel()).toString('base64');
const lines = bytes.match(/.{1,100}/g)?.map((line) => `  '${line}'`) ?? [];
await writeFile(
  new URL('../../src/accounting/inversion/kernel/bytes.ts', import.meta.url),
  `// The compiled kernel (assembly/), by \`npm run kernel:line\`: not to be edited.
// source ${await lineKernelDigest()}
export const KERNEL_BYTES =
${lines.join(' +\n')};
`,
);
