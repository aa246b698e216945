// The origin of an exported file: which page, which scenario, what computed it. Pure.
import { t } from '@lingui/core/macro';
import { version } from '../../../package.json';
import { formatAddress } from '../../scenario/address';
import type { Scenario } from '../../scenario/types';
import { parseView, placeOfView } from '../../scenario/view';

export interface Provenance {
  name: 'Adjacency Lab';
  version: string;
  link: string;
  seed: number;
  backend: string;
  /** Words on trained models: how many there are. Absent where none were trained, as is `made`, which says where or at which commit. */
  models?: string;
  made?: string;
}

/** Name of what computes the guarantees and the worst-case attack. Real training has its own backends and names them. */
const BACKEND = t`TypeScript, float64, in workers of the browser`;

/**
 * The origin of a file. Its link opens the scenario at the place where the reader is, which is the chapter and step, the figure on
 * the stage, the page beside the article and the secret in mind.
 * @param page the page's own address, whose settings are replaced by `scenario`
 * @param by what made the numbers, if it was not the workers of {@link BACKEND}
 */
export function provenanceOf(
  scenario: Scenario,
  page: string,
  by: Pick<Provenance, 'backend' | 'models' | 'made'> = { backend: BACKEND },
): Provenance {
  const url = new URL(page);
  url.search = formatAddress(scenario, placeOfView(parseView(url.search).view));
  return { name: 'Adjacency Lab', version, link: url.href, seed: scenario.seed, ...by };
}

export function provenanceLines(provenance: Provenance): string[] {
  const { name, version: made, link } = provenance;
  const rest = (['seed', 'backend', 'models', 'made'] as const).flatMap((key) =>
    provenance[key] === undefined ? [] : [`${key}: ${provenance[key]}`],
  );
  return [`${name} ${made}`, `link: ${link}`, ...rest];
}
