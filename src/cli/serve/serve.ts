// The command `adjacency-lab serve`, which serves the built page of the package on localhost, without a network.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { InputError } from '../../base/numerics/errors';
import { numberOption } from '../numberOption';
import { type SiteFolders, serveSite } from './siteServer';

const PORT = 4173;

const HELP = `npx adjacency-lab serve [--port ${PORT}]

Serves the page at http://localhost:${PORT}/ until Ctrl-C. It answers this machine alone, and asks no network.
--port 0 takes any port that is free.
`;

/** Folders of the page beside the compiled command. */
const PACKED: SiteFolders = {
  page: fileURLToPath(new URL('./page/', import.meta.url)),
  data: fileURLToPath(new URL('./data/', import.meta.url)),
};

const OPTIONS = { port: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

export async function serve(args: readonly string[], folders = PACKED): Promise<void> {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    if (values.help) return void process.stdout.write(HELP);
    const port = numberOption('port', values.port, { min: 0, max: 65_535, integer: true }, PORT);
    const server = await serveSite(folders, port);
    const address = server.address();
    const taken = address && typeof address === 'object' ? address.port : port;
    process.stdout.write(`Adjacency Lab is at http://localhost:${taken}/ (Ctrl-C ends it)\n`);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const known = error instanceof InputError || (error instanceof TypeError && 'code' in error);
    if (!taken && !known) throw error;
    const words = taken
      ? 'The port is taken. Give another one, as --port 4174, or 0 for any.'
      : error.message;
    process.stderr.write(`${words}\n\n${HELP}`);
    process.exitCode = 2;
  }
}
