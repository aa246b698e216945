// How a recording of this page was made, in words for its saved pictures. Pure.
import { t } from '@lingui/core/macro';

/** Names of the backends, by the text that `npm run record` writes for each. */
const BY: Readonly<Record<string, string>> = {
  'the SIMD kernel in float32': t`the SIMD kernel in float32`,
  'the reference in float64': t`the reference in float64`,
};

export const backendOf = ({ backend }: { backend: string }): string => BY[backend] ?? backend;

export const madeBy = (recording: { id: string; backend: string }) => {
  const { id } = recording;
  return { backend: backendOf(recording), made: t`recorded by npm run record -- ${id}` };
};
