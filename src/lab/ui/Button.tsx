// A button of the page, which submits nothing, in one of the looks of styles/buttons.css and base.css.
import type { ComponentProps } from 'react';

type ButtonProps = ComponentProps<'button'> & { look: 'run' | 'small' | 'tool' | 'text' };

export const Button = ({ look, className = '', ...button }: ButtonProps) => (
  <button type="button" className={`${look}-button ${className}`.trim()} {...button} />
);
