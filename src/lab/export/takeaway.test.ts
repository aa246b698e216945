// Files, links and code that a reader takes from the page. They are complete, exact and well-formed, and say where they come from.
import { describe, expect, it } from 'vitest';
import { crc32 } from '../../base/numerics/crc32';
import { changeScenario, DEFAULT_SCENARIO, parseLink } from '../../scenario';
import { type CurvesReply, type CurveValues, forEachCurve } from '../../work';
import { figureNumbers } from '../live/figureNumbers';
import { checkScript } from '../live/python/check';
import { TRAINING_LIBRARIES, trainScript } from '../live/python/train';
import { bibtex } from '../live/share/citation';
import { jsonFile } from './dataFile';
import { provenanceLines, provenanceOf } from './provenance';
import { withPngText } from './rasterise';
import { svgDocument, svgSize } from './svgDocument';

const scenario = changeScenario(DEFAULT_SCENARIO, { noiseMultiplier: 0.1 + 0.2, seed: 7, steps: 123 });
const provenance = provenanceOf(scenario, 'https://lab.example/page/index.html?q=1#training');

describe('provenance', () => {
  it('has a link that opens the very scenario', () => {
    expect(provenance.link.startsWith('https://lab.example/page/index.html?')).toBe(true);
    expect(parseLink(new URL(provenance.link).search).scenario).toEqual(scenario);
    expect(provenance).toMatchObject({ name: 'Adjacency Lab', seed: 7 });
    expect(new URL(provenance.link).hash).toBe('#training');
    expect(provenance.version).toMatch(/^\d+\.\d+\.\d+/);
  });
});

describe('a copied link', () => {
  it('keeps the reader’s place in the article but no lecture or frame', () => {
    const from = (query: string) => provenanceOf(DEFAULT_SCENARIO, `https://lab.example/${query}`).link;
    const place = '?lang=en&figure=map&prior=0.1#training/learnt';
    expect(from(place)).toBe(`https://lab.example/${place}`);
    expect(from('?v=2&T=40&embed=map&show=q&host=https://a.example&theme=dark')).toBe('https://lab.example/');
    expect(from('?lecture=one')).toBe('https://lab.example/');
    expect(from('?page=bounds&prior=0.1#items-title')).toBe(
      'https://lab.example/?page=bounds&prior=0.1#items-title',
    );
  });
});

describe('Python', () => {
  const ours = { addRemove: 4.5, substitute: null };

  it.each([
    ['dp-accounting', checkScript('dp-accounting', scenario, ours, provenance)],
    ['prv-accountant', checkScript('prv-accountant', scenario, ours, provenance)],
    ['Opacus', trainScript('opacus', scenario, ours, provenance)],
    ['TensorFlow Privacy', trainScript('tensorflow-privacy', scenario, ours, provenance)],
    ['JAX Privacy', trainScript('jax-privacy', scenario, ours, provenance)],
  ])('of %s has the exact parameters and ours', (_, code) => {
    expect(code).toContain('noise_multiplier = 0.30000000000000004');
    expect(code).toContain('steps = 123');
    expect(code).toContain('delta = 0.00001');
    expect(code).toContain('4.5');
    for (const line of provenanceLines(provenance)) expect(code).toContain(`# ${line}`);
    expect(code).not.toMatch(/undefined|NaN|null/);
  });

  it.each(TRAINING_LIBRARIES)(
    'of $label ends with both ε and with what would not agree with them',
    ({ value }) => {
      const code = trainScript(value, scenario, { addRemove: 1, substitute: 2 }, provenance);
      const [, closing = ''] = code.split('if __name__ == "__main__":');
      expect(closing).toContain('("add/remove", relations.ADD_OR_REMOVE_ONE, 1)');
      expect(closing).toContain('("substitute", relations.REPLACE_ONE, 2)');
      expect(closing).toMatch(/print\(.*\n +if ours is not None .*\n +raise SystemExit/);
      expect(code).toMatch(/^# pip install "?[\w-]+[=>]=\d/m);
    },
  );

  it('asks dp-accounting for both adjacencies', () => {
    const code = checkScript('dp-accounting', scenario, { addRemove: 1, substitute: 2 }, provenance);
    expect(code).toContain('ADD_OR_REMOVE_ONE, 1)');
    expect(code).toContain('REPLACE_ONE, 2)');
  });

  it('gives prv-accountant delta in its call for epsilon alone', () => {
    const code = checkScript('prv-accountant', scenario, { addRemove: 1, substitute: 2 }, provenance);
    expect(code).toContain('compute_epsilon(delta=delta, num_self_compositions=[steps])');
    expect(code).not.toContain('DPSGDAccountant');
  });

  it('does not call prv-accountant for settings that it cannot compute in reasonable time', () => {
    const large = { addRemove: 61, substitute: 200 };
    expect(checkScript('prv-accountant', scenario, large, provenance)).not.toContain('import');
    const full = { ...scenario, samplingRate: 1 };
    expect(checkScript('prv-accountant', full, ours, provenance)).not.toContain('Poisson');
  });
});

describe('bibtex', () => {
  it('has two balanced entries, with link and version', () => {
    const text = bibtex(provenance, '2026-11-21');
    expect(text.match(/^@\w+\{/gm)).toHaveLength(2);
    expect(text.split('{').length).toBe(text.split('}').length);
    expect(text).toContain(provenance.link);
    expect(text).toContain(`Version ${provenance.version}, seed 7`);
  });
});

describe('the JSON of figureNumbers', () => {
  const curve = (...numbers: number[]): CurveValues => ({
    value: Float64Array.from(numbers),
    lower: Float64Array.from(numbers, () => 0),
    upper: Float64Array.from(numbers, () => Number.POSITIVE_INFINITY),
  });
  const reply: CurvesReply = {
    values: Float64Array.of(1, 2),
    ...forEachCurve(() => curve(1, 1)),
    addRemove: curve(0.1 + 0.2, 1),
    substitute: curve(2, Number.NaN),
    implied: curve(2.5, 1.5),
    group: curve(3, 2),
    elapsed: 1,
  };

  it('keeps numbers exact in valid JSON, with adjacency and kind', () => {
    const { aboutJson, content: held } = figureNumbers(reply, scenario, [], scenario.estimator);
    const content = JSON.parse(jsonFile('figure', aboutJson, provenance, scenario, held));
    expect(content.curves.addRemove.value).toEqual([0.1 + 0.2, 1]);
    expect(content.curves.substitute).toMatchObject({
      adjacency: 'substitute',
      kind: 'upper bound',
      value: [2, null],
      upper: ['Infinity', 'Infinity'],
    });
    expect(content.made).toEqual(provenance);
    expect(content.scenario).toEqual(scenario);
  });
});

describe('svgDocument', () => {
  const parts = {
    width: 300,
    height: 200,
    ground: '#fff',
    ink: '#000',
    soft: '#555',
    fontFamily: '"Inter", sans-serif',
    paint: (colour: string) => colour,
    title: 'a < b & "c"',
    description: 'words',
    content: '<g><path d="M0 0L1 1"/></g>',
    head: 'ε',
    foot: 'σ',
    lines: ['link: https://lab.example/?x=1&y=2', 'x'.repeat(500)],
  };

  it('contains the drawing unchanged', () => {
    expect(svgDocument(parts)).toContain(parts.content);
  });

  it('escapes title, description and lines', () => {
    const svg = svgDocument(parts);
    expect(svg).toContain('a &#60; b &#38; &#34;c&#34;');
    expect(svg).toContain('x=1&#38;y=2');
    expect(svg).toContain('<desc id="d">words');
    expect(svg).not.toMatch(/&(?!#\d+;)/);
  });

  it('makes room for every line', () => {
    expect(svgSize(parts).height).toBeGreaterThan(svgSize({ ...parts, lines: [] }).height + 90);
  });

  it('breaks its small type between words, and within those alone that are longer than a line', () => {
    const link = `link: https://lab.example/?${'x'.repeat(90)}`;
    const svg = svgDocument({
      ...parts,
      lines: ['backend: TypeScript, float64, in workers of the browser', link],
    });
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
    const [from, to] = ['backend', 'link'].map((word) => texts.findIndex((text) => text?.startsWith(word)));
    expect(texts.slice(from, to).join(' ')).toBe('backend: TypeScript, float64, in workers of the browser');
    expect(texts.slice(to).join('')).toContain('x'.repeat(90));
    expect(texts[to as number]).not.toBe('link:');
  });

  it('breaks a long head between words', () => {
    const head = Array.from({ length: 12 }, (_, i) => `word${i}`).join(' ');
    const svg = svgDocument({ ...parts, head });
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
    expect(texts.slice(0, 3).join(' ')).toContain(head);
  });

  it('makes room for a long head and for a legend', () => {
    const head = Array.from({ length: 12 }, (_, i) => `word${i}`).join(' ');
    const legend = [{ mark: 'dot', colour: 'red', text: 'an entry' }] as const;
    const { height } = svgSize(parts);
    expect(svgSize({ ...parts, head }).height).toBeGreaterThan(height + 15);
    expect(svgSize({ ...parts, legend }).height).toBeGreaterThan(height + 15);
    expect(svgDocument({ ...parts, legend })).toContain('an entry');
  });
});

describe('withPngText', () => {
  it('inserts readable chunks before the end of the file and changes nothing else', () => {
    const png = Uint8Array.from({ length: 40 }, (_, i) => i);
    const text = withPngText(png, { Source: 'https://lab.example/?ε' });
    expect(text.subarray(0, 28)).toEqual(png.subarray(0, 28));
    expect(text.subarray(text.length - 12)).toEqual(png.subarray(28));
    const view = new DataView(text.buffer);
    const length = view.getUint32(28);
    const body = text.subarray(32, 36 + length);
    expect(new TextDecoder().decode(body)).toBe('iTXtSource\0\0\0\0\0https://lab.example/?ε');
    expect(view.getUint32(36 + length)).toBe(crc32(body));
  });
});
