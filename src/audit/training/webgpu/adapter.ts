// The properties of a WebGPU adapter, as far as the browsers' versions state them.
import { said } from '../../../base/sentences/plain';
import type { Sentence } from '../../../base/sentences/sentence';
import { BACKEND } from '../sentences';

/**
 * Whether an adapter is software in place of a GPU. Chromium before 136 has the property on the adapter itself. An adapter
 * without the property counts as a real one.
 */
export function isFallback(adapter: GPUAdapter): boolean {
  const { isFallbackAdapter } = adapter as GPUAdapter & { isFallbackAdapter?: boolean };
  // older browsers lack the property that the types promise
  const said: boolean | undefined = adapter.info.isFallbackAdapter;
  return said ?? isFallbackAdapter ?? false;
}

/** The adapter's name for the reader: vendor and model as far as the browser tells. */
export function adapterName(given: GPUAdapter): Sentence {
  const { vendor, architecture, description } = given.info;
  const name = description || [vendor, architecture].filter(Boolean).join(' ');
  const adapter = name ? said(name) : BACKEND.unnamedAdapter;
  return isFallback(given) ? BACKEND.emulatedAdapter({ adapter }) : adapter;
}
