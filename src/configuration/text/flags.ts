// Flags of absl that a name holds: '_NOISE = flags.DEFINE_float("noise_multiplier", 1.1, "...")', whose value is '_NOISE.value'. Knows
// no meaning.

const HELD =
  /^([ \t]*)(\w+)[ \t]*(?::[^=\n]*)?=\s*((?:\w+\.)*DEFINE_\w+\(\s*(?:name\s*=\s*)?["']([\w-]+)["'])/gm;

/** The text, with each such flag by its own name, as FLAGS has it; every line at its number. */
export function withFlagNames(text: string): string {
  if (!text.includes('DEFINE_')) return text;
  const names = new Map<string, string>();
  const declared = text.replace(HELD, (whole, indent: string, held: string, call: string, flag: string) => {
    names.set(held, flag.replaceAll('-', '_'));
    const broken =
      whole
        .slice(0, whole.length - call.length)
        .match(/\n/g)
        ?.join('') ?? '';
    return `${indent}${broken}${call}`;
  });
  return declared.replace(/\b(\w+)\.value\b/g, (value, held: string) => {
    const flag = names.get(held);
    return flag === undefined ? value : `FLAGS.${flag}`;
  });
}
