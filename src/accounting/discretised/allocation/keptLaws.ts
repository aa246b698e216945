// The laws of the last few epochs, because a curve or a search asks for the same ones again.

/** `lawOf`, a function of numbers, with its last answers kept. */
export function keptLaws<Given extends readonly number[], Law>(
  lawOf: (...given: Given) => Law,
  most = 6,
): (...given: Given) => Law {
  const kept = new Map<string, Law>();
  return (...given) => {
    const key = given.join(' ');
    const law = kept.get(key) ?? lawOf(...given);
    kept.delete(key);
    kept.set(key, law);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return law;
  };
}
