// The server under ordinary and malformed requests: each gets its status, and the next request is still answered.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersOf, parseHeaders } from './headersFile';
import { requestTarget } from './requestTarget';
import { serveSite } from './siteServer';

const room = mkdtempSync(join(tmpdir(), 'adjacency-lab-serve-'));
const page = join(room, 'page');
const data = join(room, 'data');
let server: Server;
let port: number;

const HEADERS = `# of every file
/*
  Content-Security-Policy: default-src 'self'
  Referrer-Policy: no-referrer
  no header
/index.html
  Content-Security-Policy: require-trusted-types-for 'script'
/data/*
  X-Robots-Tag: noindex
`;

beforeAll(async () => {
  for (const folder of [page, data, join(page, 'assets')]) mkdirSync(folder);
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Small page</title>');
  writeFileSync(join(page, '404.html'), 'No such page');
  writeFileSync(join(page, '_headers'), HEADERS);
  writeFileSync(join(page, 'assets/é b.js'), '1');
  writeFileSync(join(data, 'set.csv'), 'a,b\n');
  writeFileSync(join(room, 'secret.txt'), 'secret');
  server = await serveSite({ page, data }, 0);
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(room, { recursive: true });
});

/** The answer to these bytes, until the server closes the connection or sends nothing for `silence` milliseconds. */
const answered = (bytes: string, silence = 5000): Promise<string> =>
  new Promise((resolve) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    const end = () => {
      socket.destroy();
      resolve(said);
    };
    socket.setTimeout(silence, end).on('end', end).on('error', end);
    socket.setEncoding('latin1').on('data', (text: string) => {
      said += text;
    });
  });
/** The answer to a request, which is waited for up to a minute, because the machine may be busy. */
const asked = (target: string, method = 'GET') =>
  answered(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 60_000);
const statusOf = (said: string) => Number(/^HTTP\/1\.1 (\d+) /.exec(said)?.[1]);
const headers = (said: string) => said.slice(0, said.indexOf('\r\n\r\n')).toLowerCase();
const body = (said: string) => said.slice(said.indexOf('\r\n\r\n') + 4);

describe('the server answers and goes on', () => {
  test.each([
    ['//', 400],
    ['///', 400],
    ['/\\', 400],
    ['//[', 400],
    ['//[::1', 400],
    ['//evil.example/', 400],
    ['//evil.example:99999/', 400],
    ['http://[', 400],
    ['http://', 400],
    ['http://a b', 400],
    ['http://localhost:99999999/', 400],
    ['http://%', 400],
    ['file:///etc/passwd', 400],
    ['javascript:alert(1)', 400],
    ['*', 400],
    ['index.html', 400],
    ['\xff\xfe', 400],
    ['/', 200],
    ['/?', 200],
    ['/?v=2&q=%ZZ&s=%FF&T=1e999', 200],
    ['/#', 200],
    ['http://localhost/', 200],
    ['https://elsewhere.example/index.html', 200],
    ['http://localhost', 200],
    ['/assets/%C3%A9%20b.js', 200],
    ['/data/set.csv', 200],
    ['/none', 404],
    ['/assets', 404],
    ['/assets/', 404],
    ['/index.html/', 404],
    ['/index.html/more', 404],
    ['/data', 404],
    ['/data/', 404],
    ['/%', 404],
    ['/%0', 404],
    ['/%FF', 404],
    ['/%C3', 404],
    ['/%00', 404],
    ['/%0d%0aSet-Cookie:a=b', 404],
    ['/../secret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/%2e%2e%2fsecret.txt', 404],
    ['/%252e%252e/secret.txt', 404],
    ['/..%5csecret.txt', 404],
    ['/data/..%2fsecret.txt', 404],
    ['/data/%2e%2e%2f%2e%2e%2fsecret.txt', 404],
    ['http://localhost/..%2fsecret.txt', 404],
    [`/${'a'.repeat(5000)}`, 404],
    [`/${'a/'.repeat(5000)}`, 404],
  ])('after a request for the target %s', async (target, status) => {
    const said = await asked(target);
    expect(statusOf(said)).toBe(status);
    expect(said).not.toContain('secret.txt\n');
    expect(body(said)).not.toBe('secret');
    expect(statusOf(await asked('/'))).toBe(200);
  });

  test.each([
    ['POST', 405],
    ['OPTIONS', 405],
    ['DELETE', 405],
    ['NONE', 400],
  ])('after a request by the method %s', async (method, status) => {
    expect(statusOf(await asked('/', method))).toBe(status);
    expect(statusOf(await asked('//', method))).toBe(status);
  });

  test.each([
    ['no request line', 'hello\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a huge header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(1 << 20)}\r\n\r\n`, 431],
    ['a huge target', `GET /${'x'.repeat(1 << 20)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['an upgrade', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n', 200],
    ['another expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n', 417],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ])('after a request with %s', async (_, bytes, status) => {
    expect(statusOf(await answered(bytes, 1000))).toBe(status);
    expect(statusOf(await asked('/'))).toBe(200);
  });

  test('after connections that send half of a request or break off', async () => {
    const slow = Array.from({ length: 100 }, () => {
      const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost:'));
      return socket.on('error', () => {});
    });
    for (const gone of slow.slice(0, 50)) gone.once('connect', () => gone.resetAndDestroy());
    expect(statusOf(await asked('/'))).toBe(200);
    for (const socket of slow) socket.destroy();
    expect(statusOf(await asked('/'))).toBe(200);
  });
});

test('HEAD has the headers of GET, and nothing after them', async () => {
  for (const target of ['/', '/none', '//']) {
    const [get, head] = [await asked(target), await asked(target, 'HEAD')];
    const undated = (said: string) => headers(said).replace(/^date: .*$/m, '');
    expect(undated(head)).toBe(undated(get));
    expect(body(head)).toBe('');
    expect(undated(head)).toContain(`content-length: ${body(get).length}`);
  }
});

test('pages, missing files and refused targets have the headers of the file _headers', async () => {
  for (const target of ['/', '/none', '//', '/assets/%C3%A9%20b.js']) {
    const said = headers(await asked(target));
    expect(said).toContain("default-src 'self'");
    expect(said).toContain('referrer-policy: no-referrer');
    expect(said).toContain('x-content-type-options: nosniff');
    expect(said.includes('x-robots-tag')).toBe(false);
  }
  expect(headers(await asked('/'))).toContain(
    "content-security-policy: default-src 'self', require-trusted-types-for 'script'",
  );
  expect(headers(await asked('/data/set.csv'))).toContain('x-robots-tag: noindex');
});

test('rules of headers hold for the paths that they match, and other lines are ignored', () => {
  const rules = parseHeaders('  Early: x\n/a.b/*/c\n  One: 1\n  Two:2\r\n  : none\n  Bad: \u0001\nplain\n');
  expect(headersOf(rules, '/a.b/x/y/c')).toEqual({ one: '1', two: '2' });
  expect(headersOf(rules, '/aXb/x/c')).toEqual({});
});

test('an absolute address is read for its path and query', () => {
  expect(requestTarget('http://a.example/b/../c?d')).toEqual({ pathname: '/c', search: '?d' });
});

test('an address of another protocol is no target', () => {
  expect(requestTarget('ftp://a.example/')).toBeNull();
  expect(requestTarget('')).toBeNull();
});
