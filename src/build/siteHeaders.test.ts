// The security headers, in the file that hosts read and in the responses of every server of the project.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '../cli/serve/siteServer';
import { HEADER_POLICY } from './contentPolicy';
import { contentPolicy } from './contentPolicyPlugin';
import { headersFile } from './siteHeaders';

/** The expected headers of every file, by names in small letters. A changed header has to be changed here too. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  'content-security-policy': HEADER_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), ' +
    'microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
};
const lowered = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe('the security headers', () => {
  const page = mkdtempSync(join(tmpdir(), 'headers-'));
  beforeAll(() => {
    writeFileSync(join(page, '_headers'), headersFile());
    writeFileSync(join(page, 'index.html'), '<!doctype html>');
  });
  afterAll(() => rmSync(page, { recursive: true }));

  it('are in the file that hosts read, with those of every file first', () => {
    const [rule, ...documents] = headersFile().split(/^(?=\/)/m);
    const [path, ...lines] = rule.trimEnd().split('\n');
    expect(path).toBe('/*');
    const headers = Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s, 2)));
    expect(lowered(headers)).toEqual(EVERYWHERE);
    // a path that two rules match has both headers, which is allowed only for policies
    for (const one of documents) expect(one.match(/^ {2}[\w-]+/gm)).toEqual(['  Content-Security-Policy']);
  });

  it('allow every page to frame a figure', () => {
    expect(headersFile()).not.toMatch(/x-frame-options|frame-ancestors/i);
  });

  it('are sent by the preview, and by the dev server with a policy of its own', () => {
    const { config } = contentPolicy();
    const asked = (command: 'build' | 'serve', isPreview: boolean) =>
      typeof config === 'function'
        ? config.call({} as never, {}, { command, mode: 'test', isPreview })
        : undefined;
    const { preview } = asked('serve', true) as { preview: { headers: Record<string, string> } };
    expect(lowered(preview.headers)).toEqual(EVERYWHERE);
    const { server } = asked('serve', false) as { server: { headers: Record<string, string> } };
    expect(lowered(server.headers)).toEqual({
      ...EVERYWHERE,
      'content-security-policy': expect.stringContaining("'nonce-"),
    });
  });

  it.each(['', 'index.html', 'missing.js'])('are sent by serve for /%s', async (path) => {
    const server = await serveSite({ page, data: page }, 0);
    try {
      const { port } = server.address() as AddressInfo;
      const { headers } = await fetch(`http://127.0.0.1:${port}/${path}`);
      // a document has a second policy of its own, which follows that of every file
      for (const [name, value] of Object.entries(EVERYWHERE)) {
        const sent = headers.get(name);
        expect(sent === value || sent?.startsWith(`${value}, `), `${name}: ${sent}`).toBe(true);
      }
    } finally {
      server.close();
    }
  });

  // Windows has no sed unless Git's programs are installed
  it.skipIf(spawnSync('sed', ['-n', ''], { input: '' }).status !== 0)(
    'are added by nginx in the container image of the page',
    () => {
      const image = readFileSync(new URL('../../Containerfile.page', import.meta.url), 'utf8');
      const script = /sed -n '([^']*)' dist\/_headers/.exec(image)?.[1] ?? '';
      const { stdout } = spawnSync('sed', ['-n', script], { input: headersFile(), encoding: 'utf8' });
      const added = [...stdout.matchAll(/^add_header ([\w-]+) "([^"\\$]*)" always;$/gm)];
      expect(added.length).toBe(stdout.trimEnd().split('\n').length);
      expect(Object.fromEntries(added.map(([, name, value]) => [name.toLowerCase(), value]))).toEqual(
        EVERYWHERE,
      );
    },
  );
});
