// True for what stood in the page's markup before there were scripts and has been taken over; also while the markup is
// made. It stays what it was at first.
import { useRef, useSyncExternalStore } from 'react';

const never = () => () => {};

export function useFromMarkup(): boolean {
  const first = useRef<boolean>(null);
  const taking = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  first.current ??= taking;
  return first.current;
}
