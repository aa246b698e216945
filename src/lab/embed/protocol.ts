// What an embedded figure and the page around it say to each other, as data: window.postMessage, version 1.
//
// The page around ("host") is named in the frame's address: ?embed=lab&host=https://example.org. Messages are taken
// from that origin and from the window around the frame alone, and answers go to that origin alone; without `host` the host must be of the
// frame's own origin. Messages from elsewhere are ignored. Only `size` goes to whichever page is around, because the height is no secret.
//
//   host  -> frame   get       asks for one `scenario` message
//                    set       sets another scenario, by a whole link or by some fields, and light or dark
//   frame -> host    ready     once, when the frame listens
//                    scenario  what is shown and its results, at first and whenever they change
//                    size      the height that the frame would need to show everything
//                    problem   a message, link or field that was refused; everything else was taken
//
// A host that receives a message checks event.origin and event.source as well. test/browser/harness/parent.html is
// a whole host. A reader's own file, and anything trained on it, is in no message.
import * as z from '../../base/numerics/zod';
import { LONGEST_LINK, type Scenario } from '../../scenario';

export const PROTOCOL_VERSION = 1;

export const GET = 'adjacency-lab/get';
export const SET = 'adjacency-lab/set';

const getSchema = z.strictObject({ type: z.literal(GET), version: z.literal(PROTOCOL_VERSION) });

const setSchema = z.strictObject({
  type: z.literal(SET),
  version: z.literal(PROTOCOL_VERSION),
  /** A query string or a whole link, which replaces the scenario. What it leaves out takes its default. */
  link: z.optional(z.string().check(z.maxLength(LONGEST_LINK))),
  /** Fields to change, by their name in a settings file ('noiseMultiplier'). They are set after `link`, and the others stay. */
  scenario: z.optional(z.record(z.string(), z.unknown())),
  /** Colours of the figure; 'system' follows the reader's. */
  theme: z.optional(z.enum(['light', 'dark', 'system'])),
});

export const incomingSchema = z.discriminatedUnion('type', [getSchema, setSchema]);
export type Incoming = z.infer<typeof incomingSchema>;
export type SetMessage = z.infer<typeof setSchema>;

interface Message<Type extends string> {
  type: `adjacency-lab/${Type}`;
  version: typeof PROTOCOL_VERSION;
}

interface ReadyMessage extends Message<'ready'> {
  /** Release of Adjacency Lab. */
  release: string;
  /** The figure that is shown, as in `embed=`. */
  figure: string;
}

/** A guarantee at the scenario's own point. */
export interface EpsilonReport {
  /** Quantity of the ε. 'implied' follows from the whole curves of add and remove, and 'group' from group privacy (Theorem 4.1). */
  quantity: 'add-remove' | 'substitute' | 'implied' | 'group' | 'hidden-state';
  /** How the batches are drawn. 'fixed-size' has no add/remove ε, which is not defined there. */
  sampling: Scenario['sampling'];
  adjacency: 'add/remove' | 'substitute';
  /** Kind of the ε. A 'ceiling' is no guarantee but the limit of this page's attack (constant gradients, other records silent, last iterate). */
  kind: 'upper bound' | 'ceiling';
  delta: number;
  /** Verified value; null where only the bracket below could be verified. */
  value: number | null;
  bracket: { lower: number; upper: number };
}

/** The guarantee of an {@link EpsilonReport} as the mu of Gaussian DP, at error rates of at least 1e-10. */
export interface MuReport extends Omit<EpsilonReport, 'delta' | 'value'> {
  /** The most that an error rate read off the bell curves of mu is too low by. */
  regret: number;
}

/** The worst-case attack's lower bound, once all its draws are made; how it is read depends on the estimator. */
export interface EmbeddedAuditReport {
  quantity: 'audit';
  sampling: Scenario['sampling'];
  adjacency: 'substitute';
  kind: 'lower bound';
  delta: number;
  value: number;
  confidence: number;
  /** False for the published estimator: choosing the best threshold breaks the stated confidence. */
  confidenceHolds: boolean;
  estimator: Scenario['estimator'];
  drawsPerWorld: number;
}

export interface ScenarioMessage extends Message<'scenario'> {
  /** Canonical query string, without '?'; '' is the default scenario. */
  link: string;
  scenario: Scenario;
  /** Guarantees of this scenario, never those of another. The list is empty while they are being computed. */
  epsilons: readonly EpsilonReport[];
  /** Values of μ where the figure draws them. The list is empty elsewhere, and while they are being computed. */
  mus: readonly MuReport[];
  /** Result of the attack; null until it has run. It runs where the figure shows it, which is with `embed=lab` or `show=claim`. */
  audit: EmbeddedAuditReport | null;
}

/** Height of the figure in CSS px. */
export type SizeMessage = Message<'size'> & { height: number };
/** A field of a link or message that was refused; the rest was kept. */
export interface HostProblem {
  field: string;
  /** The refused text. */
  given: string;
  /** What is wrong, the allowed range, and what stands in its place. */
  message: string;
}

type ProblemMessage = Message<'problem'> & { problems: readonly HostProblem[] };

export type Outgoing = ReadyMessage | ScenarioMessage | SizeMessage | ProblemMessage;
