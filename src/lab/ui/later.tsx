// A part of the page whose code is loaded when it is first drawn. As React.lazy, which keeps a failure for ever; this one
// loads again once the reader has asked for it (ErrorBoundary.tsx).
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { chunkAttempt, loadChunk } from './chunks';

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: LazyExoticComponent<ComponentType<Props>> | null = null;
  /** The attempt that failed; null while none has. */
  let failedAt: number | null = null;
  const begin = () => {
    failedAt = null;
    part = lazy(async () => {
      try {
        return { default: await loadChunk(load) };
      } catch (error) {
        failedAt = chunkAttempt();
        throw error;
      }
    });
    return part;
  };
  return function Later(props: Props) {
    const again = failedAt !== null && failedAt < chunkAttempt();
    const Part = (part === null || again ? begin() : part) as ComponentType<Props>;
    return <Part {...props} />;
  };
}
