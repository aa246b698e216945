// How the letters of the tests' browser are smoothed: in one way, whatever this machine's fontconfig has to say about it,
// since letters hinted otherwise are of other widths, and lines break elsewhere. Its fonts stay those of the machine.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../.tsbuild/', import.meta.url));
/** Settings of Debian and most others. */
const SMOOTHING = `<match target="pattern">
    <edit name="antialias" mode="assign" binding="strong"><bool>true</bool></edit>
    <edit name="hinting" mode="assign" binding="strong"><bool>true</bool></edit>
    <edit name="autohint" mode="assign" binding="strong"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign" binding="strong"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign" binding="strong"><const>none</const></edit>
  </match>`;

/** What a machine without any configuration has, by fontconfig's own defaults. */
const UNCONFIGURED = '<dir>/usr/share/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir>';

const escaped = (path: string): string => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Path of a configuration for FONTCONFIG_FILE, over the one that holds without it. Only Linux has a use for it. */
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
  // whole or not there, for whichever test starts beside this one
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
  return path;
}
