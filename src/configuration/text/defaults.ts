// Defaults of what may be set from outside: '${SIGMA:-1.0}' of a shell, 'os.environ.get("SIGMA", 1.0)', 'SIGMA ?= 1.0' of a Makefile.
// Where the text does not set the name, its default holds; where it does, the name stands for it. Knows no meaning.

const NUMBER = String.raw`["']?([-+]?(?:\d[\d_]*\.?\d*|\.\d+)(?:e[-+]?\d+)?)["']?`;
const PATTERNS = [
  // shell, Compose, Spring
  String.raw`\$\{(\w+):?[-=]${NUMBER}\}`,
  String.raw`\$\{(\w+):${NUMBER}\}`,
  // OmegaConf
  String.raw`\$\{(?:oc\.)?env:\s*(\w+)\s*,\s*${NUMBER}\}`,
  String.raw`\{\{\s*([\w.]+)\s*\|\s*default\(\s*${NUMBER}\s*(?:,\s*true\s*)?\)\s*\}\}`,
  String.raw`\b(?:[\w.]+\.)?(?:get|pop|getenv)\(\s*["']([\w.-]+)["']\s*,\s*${NUMBER}\s*\)`,
  String.raw`(?<![\w.])(?:process\.env|import\.meta\.env|args|opt|opts|options|cfg|config|params)\.(\w+)\s+(?:\?\?|\|\||or)\s+${NUMBER}(?![\w.])`,
].map((pattern) => new RegExp(pattern, 'gi'));
const MAY_HOLD = /\$\{|\{\{|\.(?:get|pop)\(|getenv\(|\?\?|\|\||\sor\s+["']?[-+.\d]|\?=/;
/** 'SIGMA ?= 1.0', ': "${SIGMA:=1.0}"' */
const ASSIGNED = /^([ \t]*(?:export\s+)?\w+[ \t]*)\?=/gm;
const NOTHING_BUT = /^([ \t]*):[ \t]+"?\$\{(\w+):?=["']?([^}"']*)["']?\}"?[ \t]*$/gm;

/** The text, with each default in the place of what asks for it; every line at its number. */
export function withDefaults(text: string): string {
  if (!MAY_HOLD.test(text)) return text;
  const plain = text.replace(NOTHING_BUT, '$1$2=$3').replace(ASSIGNED, '$1=');
  const lines = plain.split('\n');
  const asks = lines.map(
    (line) => MAY_HOLD.test(line) && PATTERNS.some((pattern) => line.search(pattern) >= 0),
  );
  const rest = lines.filter((_, i) => !asks[i]).join('\n');
  const isSet = (name: string) =>
    /^[A-Za-z_][\w.-]*$/.test(name) &&
    new RegExp(
      String.raw`(?<![\w$.{])(?:--)?["']?${name.replace(/[.-]/g, '[._-]')}["']?\s*(?:[:=](?!=)|,|\s\d)|--${name}\b`,
    ).test(rest);
  return lines
    .map((line, i) =>
      asks[i]
        ? PATTERNS.reduce(
            (written, pattern) =>
              written.replace(pattern, (_, name: string, value: string) => (isSet(name) ? name : value)),
            line,
          )
        : line,
    )
    .join('\n');
}
