// True for what stood in the page's markup before there were scripts and has been taken over; also while the markup is
// made. It stays what it was at first.
import { useRef, useSyncExternalStore } from 'react';

const never = () => () => {};

export function useFromMarkup(): boolean {
  const first = useRef<boolean>(null);
  const fromMarkup = useSyncExternalStore(
    never,
    // asked again once the markup has been taken over: another answer would have React draw it all anew, at once and in one piece
    () => first.current ?? false,
    () => true,
  );
  first.current ??= fromMarkup;
  return first.current;
}
