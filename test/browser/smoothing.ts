// Makes the browser of the tests smooth letters in the same way on every machine, whatever the machine's fontconfig says. Otherwise letters
// would have other widths and lines would break elsewhere. The fonts remain those of the machine.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../.tsbuild/', import.meta.url));
/** Settings of smoothing that Debian and most other systems have. */
const SMOOTHING = `<match target="pattern">
    <edit name="antialias" mode="assign" binding="strong"><bool>true</bool></edit>
    <edit name="hinting" mode="assign" binding="strong"><bool>true</bool></edit>
    <edit name="autohint" mode="assign" binding="strong"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign" binding="strong"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign" binding="strong"><const>none</const></edit>
  </match>`;

/** Configuration that fontconfig itself assumes on a machine without any. */
const UNCONFIGURED = '<dir>/usr/share/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir>';

const escaped = (path: string): string => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Path of a configuration for FONTCONFIG_FILE, which adds these settings to the machine's own. Only Linux uses it. */
export function smoothedAlike(own = process.env.FONTCONFIG_FILE ?? '/etc/fonts/fonts.conf'): string {
  const fonts = existsSync(own) ? `<include>${escaped(own)}</include>` : UNCONFIGURED;
  const content = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${fonts}
  ${SMOOTHING}
</fontconfig>
`;
  const path = `${FOLDER}fonts-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.conf`;
  if (existsSync(path)) return path;
  mkdirSync(FOLDER, { recursive: true });
  // written under another name first, so that a test that runs at the same time never reads half of it
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
  return path;
}
