// A named part of the page that scrolls by itself, such as a wide table: by pointer, by touch and by keyboard.
import type { ReactNode } from 'react';

interface ScrollRegionProps {
  label: string;
  className?: string | undefined;
  /** The `data-testid` for tests, where no role and name identifies the region. */
  testId?: string;
  children: ReactNode;
}

export function ScrollRegion({ label, className = 'table-scroll', testId, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={className} data-testid={testId} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
