// The laws of the last few epochs, because a curve or a search asks for the same ones again.

const KEPT = 6;

/** `lawOf`, a function of steps and noise, with its last answers kept. */
export function keptLaws<Law>(lawOf: (t: number, sigma: number) => Law): (t: number, sigma: number) => Law {
  const kept = new Map<string, Law>();
  return (t, sigma) => {
    const key = `${t} ${sigma}`;
    const law = kept.get(key) ?? lawOf(t, sigma);
    kept.delete(key);
    kept.set(key, law);
    const [oldest] = kept.keys();
    if (kept.size > KEPT) kept.delete(oldest);
    return law;
  };
}
