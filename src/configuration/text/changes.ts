// Lines of code that change a number set elsewhere: 'sigma *= 2', 'params["T"] = 5000', 'setattr(cfg, "sigma", 2.0)'. Knows no meaning.

const AUGMENTED = /^([A-Za-z_][\w.]*)\s*(\*\*|\/\/|[*/+-])=\s*([^=].*)$/;
const SUBSCRIPT = /^[A-Za-z_][\w.]*(?:\[["'][\w.-]+["']\])*\[["']([\w.-]+)["']\]\s*=(?!=)\s*(.+)$/;
const SET = /\bsetattr\(\s*[\w.]+\s*,\s*["']([\w.-]+)["']\s*,\s*([^()]+)\)/;

/** The name and what it becomes; null where the line changes nothing, or counts. */
export function changeIn(content: string): { key: string; value: string } | null {
  const [, name, sign, by] = AUGMENTED.exec(content) ?? [];
  if (name !== undefined) {
    const last = name.split('.').at(-1);
    return /^[+-]$/.test(sign as string) && !/^[2-9]|^1\d/.test(by as string)
      ? null
      : { key: name, value: `${last} ${sign} ${by}` };
  }
  const [, key, value] = SUBSCRIPT.exec(content) ?? SET.exec(content) ?? [];
  return key === undefined ? null : { key, value: value as string };
}
