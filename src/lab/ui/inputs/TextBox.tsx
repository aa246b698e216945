// A box for a line of text, in which the browser completes, capitalises and corrects nothing.
import type { ComponentProps } from 'react';

export const TextBox = (props: ComponentProps<'input'>) => (
  <input type="text" inputMode="text" autoComplete="off" autoCapitalize="off" spellCheck={false} {...props} />
);
