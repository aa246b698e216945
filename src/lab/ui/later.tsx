// Code that is loaded when it is first drawn. React.lazy keeps a failure for ever; this one loads again once the
// reader has asked for it (ErrorBoundary.tsx).
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { announceArrival } from './arrivals';
import { chunkAttempt, loadChunk } from './chunks';

/** @param name name of the component in the module that `load` imports */
export function later<Name extends string, Module extends Record<Name, ComponentType<never>>>(
  load: () => Promise<Module>,
  name: Name,
): Module[Name] {
  type Part = ComponentType<object>;
  let part: LazyExoticComponent<Part> | null = null;
  let failedAt: number | null = null;
  const begin = () => {
    failedAt = null;
    part = lazy(() => {
      const loading = loadChunk(load).then(
        (module) => ({ default: module[name] as Part }),
        (error: unknown) => {
          failedAt = chunkAttempt();
          throw error;
        },
      );
      // React hears of the module in the same turn as this does, and can draw it in the next
      void loading.then(
        () => queueMicrotask(announceArrival),
        () => {},
      );
      return loading;
    });
    return part;
  };
  const Later: ComponentType<never> = (props: object) => {
    const again = failedAt !== null && failedAt < chunkAttempt();
    const Part: Part = part === null || again ? begin() : part;
    return <Part {...props} />;
  };
  return Later as Module[Name];
}
