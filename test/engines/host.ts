// Serves a page around an embedded figure (test/browser/harness/parent.html) on another origin than the figure's.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from '../browser/site';

const PARENT = readFileSync(new URL('../browser/harness/parent.html', import.meta.url), 'utf8');

/** Starts the server. @param lab address of the page whose figure is embedded, ending in '/' */
export async function serveHost(lab: string): Promise<Site> {
  let url = '';
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(204).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      PARENT.replaceAll('https://lab.example/', lab)
        .replaceAll('https://lab.example', new URL(lab).origin)
        .replaceAll('https://course.example', new URL(url).origin)
        .replace('embed=lab', 'R=500&rep=1&embed=lab'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // another name for the same machine makes another origin
  url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
