// The page around an embedded figure. A page on another origin that the frame names reads and sets its scenario by messages, and a page
// that it does not name gets nothing.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { epsilon } from '../../src/accounting';
import type { Outgoing, ScenarioMessage, SizeMessage } from '../../src/lab/embed/protocol';
import { onlyInFull, size } from '../statistics/size';
import { builtPage } from './builtPage';

const built = builtPage();

/** Few draws, so that attacks end soon. */
const LIGHT = 'v=2&R=500&rep=1';

/** The page around the frame, on a server and an origin of its own. */
const PARENT = readFileSync(new URL('./harness/parent.html', import.meta.url), 'utf8');

/** Names of further frames: one that names another host and, at full size, one that names none. */
const OTHERS = ['more0', 'more1'].slice(0, size(1, 2));

type HostWindow = Window & { heard: { from: string; data: Outgoing }[] };

describe('the page around it', () => {
  let server: Server;
  let origin: string;

  /** Query of the further frames. */
  const others = `${LIGHT}&embed=neighbour&show=q`;
  let page: Page;
  const errors: string[] = [];

  /** Opens one page for all tests. Each finds what the one before has set. */
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url !== '/') return void response.writeHead(204).end();
      const parent = PARENT.replaceAll('https://lab.example', built.site.url.slice(0, -1))
        .replaceAll('https://course.example', origin)
        .replace('embed=lab', 'R=500&rep=1&embed=lab');
      const more = [`${others}&host=https://elsewhere.example`, others]
        .slice(0, OTHERS.length)
        .map((query, i) => `<iframe name="more${i}" src="${built.site.url}?${query}"></iframe>`);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(parent.replace('</body>', `${more.join('')}</body>`));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // another name for the same machine makes another origin
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const context = await built.browser.newContext({
      viewport: { width: 900, height: 900 },
      serviceWorkers: 'block',
    });
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.addInitScript(() => {
      const heard: HostWindow['heard'] = [];
      Object.assign(window, { heard });
      addEventListener('message', ({ source, data }) => {
        const from = [...document.querySelectorAll('iframe')].find((each) => each.contentWindow === source);
        heard.push({ from: from?.id || from?.name || 'a stranger', data });
      });
    });
    await page.goto(origin);
  });
  afterAll(async () => {
    await page?.context().close();
    server?.close();
  });

  const frame = (name: string): Frame => {
    const found = name === 'figure' ? page.frames()[1] : page.frame(name);
    if (!found) throw new Error(`There is no frame ${name}.`);
    return found;
  };

  const heard = (page: Page) => page.evaluate(() => (window as unknown as HostWindow).heard);
  const newest = async <Message extends Outgoing>(page: Page, type: Message['type']) =>
    (await heard(page)).filter(({ from, data }) => from === 'figure' && data.type === type).at(-1)?.data as
      | Message
      | undefined;
  const scenario = (page: Page) => newest<ScenarioMessage>(page, 'adjacency-lab/scenario');
  const tell = (page: Page, message: unknown) =>
    page.evaluate(
      (data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'),
      message as object,
    );
  const addRemove = (message: ScenarioMessage | undefined) =>
    message?.epsilons.find(({ quantity }) => quantity === 'add-remove')?.value;

  test('reads ε with its meaning, sets the scenario and fits the frame to its height', async () => {
    const mechanism = { samplingRate: 1 / 4, noiseMultiplier: 1.6772842407226562, steps: 500 };
    await expect
      .poll(async () => addRemove(await scenario(page)))
      .toBeCloseTo(epsilon('add-remove', mechanism, 1e-5).value ?? 0, 9);
    const first = await scenario(page);
    expect(first?.link).toBe('v=2&q=1/4&R=500&rep=1');
    expect(
      first?.epsilons.map(({ quantity, adjacency, kind, delta }) => [quantity, adjacency, kind, delta]),
    ).toEqual([
      ['add-remove', 'add/remove', 'upper bound', 1e-5],
      ['substitute', 'substitute', 'upper bound', 1e-5],
      ['hidden-state', 'substitute', 'ceiling', 1e-5],
      ['implied', 'substitute', 'upper bound', 1e-5],
      ['group', 'substitute', 'upper bound', 1e-5],
    ]);
    await expect
      .poll(async () => (await scenario(page))?.audit)
      .toMatchObject({
        kind: 'lower bound',
        adjacency: 'substitute',
        confidence: 0.95,
        drawsPerWorld: 500,
      });
    expect(
      (await heard(page)).map(({ data }) => data.type).filter((type) => /ready/.test(type)),
    ).toHaveLength(1);

    await page.getByRole('button', { name: 'Take 100 steps' }).press('Enter');
    const after = epsilon('add-remove', { ...mechanism, steps: 100 }, 1e-5).value ?? 0;
    await expect.poll(async () => addRemove(await scenario(page))).toBeCloseTo(after, 9);
    await page
      .getByText(`T = 100, δ = 0.00001. add-remove: ${after.toFixed(2)} (upper bound, add/remove)`)
      .waitFor();
    await page.getByRole('button', { name: 'Dark' }).press('Enter');
    await expect
      .poll(() => frame('figure').evaluate(() => document.documentElement.dataset.theme))
      .toBe('dark');

    // the frame is as high as its content, so that nothing in it scrolls
    const spare = () => frame('figure').evaluate(() => innerHeight - document.documentElement.scrollHeight);
    await expect.poll(spare).toBe(0);
    const size = async () => (await newest<SizeMessage>(page, 'adjacency-lab/size'))?.height;
    await expect
      .poll(async () => Number(await page.locator('#figure').getAttribute('height')) === (await size()))
      .toBe(true);
    expect(await size()).toBeGreaterThan(300);
    expect(errors).toEqual([]);
  });

  test('is told which fields were refused while the rest was taken', async () => {
    await expect.poll(async () => addRemove(await scenario(page))).toBeGreaterThan(0);
    const problems = async () =>
      (await heard(page)).flatMap(({ data }) =>
        data.type === 'adjacency-lab/problem'
          ? data.problems.map(({ field, given }) => `${field}: ${given}`)
          : [],
      );
    await tell(page, {
      type: 'adjacency-lab/set',
      version: 1,
      scenario: { samplingRate: 2, steps: 250, sigma: 3 },
    });
    await expect.poll(problems).toEqual(['scenario: "sigma"', 'samplingRate: 2']);
    await expect.poll(async () => (await scenario(page))?.link).toBe('v=2&q=1/4&T=250&R=500&rep=1');
    await tell(page, { type: 'adjacency-lab/set', version: 1, link: 'v=2&s=4&R=500&rep=1&T=many' });
    await expect.poll(async () => (await scenario(page))?.link).toBe('v=2&s=4&R=500&rep=1');
    await tell(page, 'what is this');
    await tell(page, { type: 'adjacency-lab/get', version: 2 });
    await expect
      .poll(async () => (await problems()).slice(2))
      .toEqual(['steps: "many"', 'message: "what is this"', 'version: 2']);
    const count = (await heard(page)).length;
    await tell(page, { type: 'adjacency-lab/get', version: 1 });
    await expect
      .poll(async () => (await heard(page)).slice(count).map(({ data }) => data.type))
      .toContain('adjacency-lab/scenario');
    expect((await scenario(page))?.link).toBe('v=2&s=4&R=500&rep=1');
  });

  test('reads and sets nothing where the frame names another host or none', async () => {
    const rate = (name: string) => frame(name).getByRole('textbox', { name: /sampling rate/i });
    for (const name of OTHERS) await rate(name).waitFor();
    await page.evaluate(() => {
      const message = { type: 'adjacency-lab/set', version: 1, scenario: { samplingRate: 0.5 } };
      const all = [...document.querySelectorAll('iframe')];
      for (const { contentWindow } of all.reverse()) contentWindow?.postMessage(message, '*');
    });
    // the frame that names this page got the message last, so once it has answered the others have had time
    await expect.poll(async () => (await scenario(page))?.scenario.samplingRate).toBe(0.5);
    await expect.poll(async () => addRemove(await scenario(page))).toBeGreaterThan(0);
    // every frame reports its height, so these messages do not count
    const told = (await heard(page)).filter(({ data }) => data.type !== 'adjacency-lab/size');
    expect(new Set(told.map(({ from }) => from))).toEqual(new Set(['figure']));
    for (const name of OTHERS) {
      const height = async () =>
        (await heard(page))
          .filter(({ from, data }) => from === name && data.type === 'adjacency-lab/size')
          .map(({ data }) => (data as SizeMessage).height)
          .at(-1);
      await expect.poll(height).toBeGreaterThan(300);
      const inside = () =>
        frame(name)
          .getByTestId('embed-frame')
          .evaluate((element) => element.getBoundingClientRect().height);
      await expect.poll(async () => Math.ceil(await inside()) === (await height())).toBe(true);
    }
    for (const name of OTHERS) expect(await rate(name).inputValue()).toBe('1/16');
  });

  test('needs no name in the frame’s address where it has the same origin', async (itself) => {
    onlyInFull(itself);
    const context = await built.browser.newContext({ serviceWorkers: 'block' });
    try {
      const page = await context.newPage();
      const address = `${built.site.url}lesson.html`;
      const body = `<!doctype html><title>Lesson</title><iframe src="${built.site.url}?${LIGHT}&embed=neighbour"></iframe>`;
      await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.addInitScript(() => {
        const types: string[] = [];
        Object.assign(window, { types });
        addEventListener('message', ({ data }) => types.push(data?.type));
      });
      await page.goto(address);
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { types: string[] }).types))
        .toContain('adjacency-lab/scenario');
    } finally {
      await context.close();
    }
  });
});
