// A store for each query of a table, made when a chapter or a page first uses it. This file is loaded with the chapters.
import type { ReplyOf, RequestOf } from '../queries/query';
import type { TableName, TableOf } from '../queries/tables';
import type { Team } from '../team';
import { tabled } from './asks';
import type { NameOf } from './bridge';
import type { LatestRequest } from './latestRequest';

/** Address of the page's data files, which some queries read. The client adds it, so that chapters leave it out of their requests. */
interface Assets {
  assets: string;
}

/** The stores of a table, by the names of its queries. */
export type Stores<Table> = {
  readonly [Name in NameOf<Table>]: LatestRequest<
    Omit<RequestOf<Table[Name]>, keyof Assets>,
    ReplyOf<Table[Name]>
  >;
};

type Place = Exclude<keyof Team, 'roster' | 'beside'>;

/** The workers for queries that a drag or the first sight of a figure waits for. Every other query is asked of `slow`. */
const QUICK: { readonly [Table in TableName]?: { readonly [Name in NameOf<TableOf<Table>>]?: Place } } = {
  // a threshold that is dragged waits neither for a map nor for a composition
  chapters: { guess: 'hand', sample: 'hand', threshold: 'hand' },
  risk: { profiles: 'point', choose: 'point', points: 'point' },
};

const READ_ASSETS: readonly string[] = ['risk/frequencies', 'risk/marginals'];

/** The stores of a table. Each call makes new ones, so that one figure's reply does not replace another's. */
export function storesOf<Table extends TableName>(
  team: Pick<Team, Place>,
  table: Table,
): Stores<TableOf<Table>> {
  const quick: Readonly<Record<string, Place | undefined>> = QUICK[table] ?? {};
  const made = new Map<string, unknown>();
  const make = (name: string): unknown => {
    const bridge = team[quick[name] ?? 'slow'];
    const rest = READ_ASSETS.includes(`${table}/${name}`)
      ? { assets: new URL('data/', document.baseURI).href }
      : {};
    // the queries of a drag have their reply at once, and a channel for its parts would be two more messages at each move
    return tabled(bridge, table).latest(name as never, rest as never, quick[name] !== 'hand');
  };
  return new Proxy({} as Stores<TableOf<Table>>, {
    get(_, name) {
      if (typeof name !== 'string') return undefined;
      if (!made.has(name)) made.set(name, make(name));
      return made.get(name);
    },
  });
}
