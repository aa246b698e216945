// Where an exported file comes from: which page, which scenario, what computed it. Pure.
import { t } from '@lingui/core/macro';
import { version } from '../../../package.json';
import { formatLink } from '../../scenario/link';
import type { Scenario } from '../../scenario/types';

export interface Provenance {
  name: 'Adjacency Lab';
  version: string;
  link: string;
  seed: number;
  backend: string;
  /** Of trained models: how many, and when they were trained. Absent where none were. */
  models?: string;
  made?: string;
}

/** For the guarantees and the worst-case attack. Real training has its own backends and names them. */
const BACKEND = t`TypeScript, float64, in workers of the browser`;

/** `page`: an address, whose query and hash are replaced. `by`: what else than those workers made the numbers. */
export function provenanceOf(
  scenario: Scenario,
  page: string,
  by: Pick<Provenance, 'backend' | 'models' | 'made'> = { backend: BACKEND },
): Provenance {
  const url = new URL(page);
  url.search = formatLink(scenario);
  url.hash = '';
  return { name: 'Adjacency Lab', version, link: url.href, seed: scenario.seed, ...by };
}

export function provenanceLines(provenance: Provenance): string[] {
  const { name, version: made, link } = provenance;
  const rest = (['seed', 'backend', 'models', 'made'] as const).flatMap((key) =>
    provenance[key] === undefined ? [] : [`${key}: ${provenance[key]}`],
  );
  return [`${name} ${made}`, `link: ${link}`, ...rest];
}
