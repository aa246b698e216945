// A box for a line that is typed, in which nothing is completed, capitalised or corrected.
import type { ComponentProps } from 'react';

export const TextBox = (props: ComponentProps<'input'>) => (
  <input type="text" inputMode="text" autoComplete="off" autoCapitalize="off" spellCheck={false} {...props} />
);
