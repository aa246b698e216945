// Begins work on items ahead of the one whose result is next, so that threads always have work; results come in the order
// of the items.

type Turn<Item, Result> = { item: IteratorResult<Item> } | { result: Result };

/**
 * Yields the result of start(item) for every item, in order, as soon as it is there, even if no further item arrives for
 * long. At most `most` are under way. An error of `start` or of the items is thrown in its turn.
 */
export async function* ahead<Item, Result>(
  items: AsyncIterable<Item>,
  start: (item: Item) => Promise<Result>,
  most: number,
): AsyncGenerator<Result> {
  const iterator = items[Symbol.asyncIterator]();
  const under: Promise<Result>[] = [];
  let coming: Promise<IteratorResult<Item>> | null = null;
  let ended = false;
  try {
    while (!ended || under.length > 0) {
      const turns: Promise<Turn<Item, Result>>[] = [];
      if (under.length > 0) turns.push(under[0].then((result) => ({ result })));
      if (!ended && under.length < most) {
        coming ??= iterator.next();
        turns.push(coming.then((item) => ({ item })));
      }
      const turn = await Promise.race(turns);
      if ('result' in turn) {
        under.shift();
        yield turn.result;
      } else {
        coming = null;
        if (turn.item.done) ended = true;
        else under.push(quiet(start(turn.item.value)));
      }
    }
  } finally {
    if (!ended) void iterator.return?.();
  }
}

/** Keeps a rejection from counting as unhandled until its turn comes. */
function quiet<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {});
  return promise;
}
