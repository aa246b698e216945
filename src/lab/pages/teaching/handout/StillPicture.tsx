// A figure of the handout, as it was drawn.
import { useLayoutEffect, useRef } from 'react';
import styles from './Handout.module.css';

export function StillPicture({ name, nodes }: { name: string; nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <div role="img" aria-label={name} className={styles.picture} inert ref={place} />;
}
