// The code that puts a figure into another page.
import { describe, expect, test } from 'vitest';
import { changeScenario, DEFAULT_SCENARIO, EMBED_FIGURES, SHOWABLE } from '../../../scenario';
import { parseAddress } from '../../../scenario/address';
import { EMBEDDABLE } from '../figures';
import { type EmbedView, embedAddress, embedHeight, iframeCode } from './iframeCode';

const PAGE = 'https://lab.example/adjacency/?v=2&T=7&lecture=one#choose';
const SCENARIO = changeScenario(DEFAULT_SCENARIO, { samplingRate: 0.25, steps: 100 });
const view = (change: Partial<EmbedView> = {}): EmbedView => ({
  embed: 'lab',
  show: ['q', 's'],
  theme: 'dark',
  host: 'https://course.example',
  lang: null,
  ...change,
});

test('the frame’s address has the scenario and the frame’s own view in place of the page’s view', () => {
  const address = embedAddress(PAGE, SCENARIO, view());
  expect(address).toBe(
    'https://lab.example/adjacency/?v=2&q=1/4&T=100&embed=lab&show=q,s&theme=dark&host=https://course.example',
  );
  expect(parseAddress(new URL(address).search)).toMatchObject({
    scenario: SCENARIO,
    problems: [],
    rewritten: false,
  });
});

test('the code is an iframe with only the rights that it needs', () => {
  expect(
    iframeCode(PAGE, SCENARIO, view({ theme: null, host: null, show: [] }), EMBEDDABLE.lab),
  ).toBe(`<iframe
  src="https://lab.example/adjacency/?v=2&amp;q=1/4&amp;T=100&amp;embed=lab"
  title="ε of DP-SGD, add/remove and substitute"
  width="100%"
  height="${EMBEDDABLE.lab.height}"
  loading="lazy"
  referrerpolicy="no-referrer"
  sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
  style="border: 0"
></iframe>
`);
});

test('a frame may save files only if models can be trained in it', () => {
  const run = (embed: EmbedView['embed']) =>
    iframeCode(PAGE, SCENARIO, view({ embed, show: ['run'] }), EMBEDDABLE[embed]);
  expect(run('training')).toContain('allow-downloads');
  expect(run('lab')).not.toContain('allow-downloads');
});

describe('the height', () => {
  test.each(EMBED_FIGURES)('of %s grows only with parts that the figure has', (embed) => {
    const bare = embedHeight(view({ embed, show: [] }), EMBEDDABLE[embed]);
    expect(bare).toBe(EMBEDDABLE[embed].height);
    const grows = embedHeight(view({ embed, show: SHOWABLE }), EMBEDDABLE[embed]) > bare;
    // A figure of recorded numbers has no controls that could be shown.
    expect(grows).toBe(!['marginals', 'trained'].includes(embed));
    const foreign = SHOWABLE.filter((name) => !EMBEDDABLE[embed].shows.includes(name));
    expect(embedHeight(view({ embed, show: foreign }), EMBEDDABLE[embed])).toBe(bare);
  });
});
