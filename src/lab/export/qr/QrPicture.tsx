// A link as a QR code, dark on light whatever the page's own colours are.
import { useMemo } from 'react';
import { type QrModules, qrCode } from './qrCode';

/** Width of the light margin around a code, in modules. */
export const QUIET_MARGIN = 4;

const pathOf = ({ size, isDark }: QrModules): string =>
  Array.from({ length: size * size }, (_, i) => [i % size, Math.floor(i / size)] as const)
    .map(([x, y]) => (isDark(x, y) ? `M${x + QUIET_MARGIN} ${y + QUIET_MARGIN}h1v1h-1z` : ''))
    .join('');

interface QrPictureProps {
  link: string;
  /** Says what the code leads to, for a reader who cannot see it. */
  label: string;
  className?: string | undefined;
}

/** The picture of a link's code. It is null where no code holds so long a link. */
export function QrPicture({ link, label, className }: QrPictureProps) {
  const modules = useMemo(() => qrCode(link), [link]);
  if (modules === null) return null;
  const side = modules.size + 2 * QUIET_MARGIN;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={pathOf(modules)} fill="#000" />
    </svg>
  );
}
