// The width of an element in whole px, 0 before it is known.
import type { RefCallback } from 'react';
import { useSize } from './useSize';

export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [ref, { width }] = useSize();
  return [ref, width];
}
