// Code that is loaded when it is first drawn. React.lazy keeps a failure for ever; this one loads again once the
// reader has asked for it (ErrorBoundary.tsx).
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
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
    part = lazy(async () => {
      try {
        return { default: (await loadChunk(load))[name] as Part };
      } catch (error) {
        failedAt = chunkAttempt();
        throw error;
      }
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
