// The paper and the page as BibTeX. Pure.
import type { Provenance } from '../../export/provenance';

const PAPER = `@inproceedings{pradhan2026beyond,
  title     = {Beyond Membership: Limitations of Add/Remove Adjacency in Differential Privacy},
  author    = {Pradhan, Gauri and J{\\"a}lk{\\"o}, Joonas and Zanella-B{\\'e}guelin, Santiago and Honkela, Antti},
  booktitle = {International Conference on Learning Representations},
  year      = {2026},
  eprint    = {2511.21804},
  archiveprefix = {arXiv}
}`;

/** The citation as BibTeX. `accessed` is an ISO date such as 2026-11-21. */
export const bibtex = (
  { name, version, link, seed, backend }: Provenance,
  accessed: string,
): string => `${PAPER}

@misc{adjacencylab,
  title        = {${name}},
  year         = {${accessed.slice(0, 4)}},
  howpublished = {\\url{${link}}},
  note         = {Version ${version}, seed ${seed}, computed by ${backend}. Accessed ${accessed}}
}
`;
