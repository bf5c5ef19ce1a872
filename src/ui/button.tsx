import type { ComponentPropsWithRef } from 'react';
import { type ButtonLook, buttonClass, fadedWhenDisabled } from '#ui/button-look.ts';

type ButtonProps = ComponentPropsWithRef<'button'> & ButtonLook;

export function Button({ variant, size, className, type = 'button', ...button }: ButtonProps) {
  const look = buttonClass(
    { variant, size },
    type === 'submit' ? className : `${fadedWhenDisabled} ${className ?? ''}`,
  );
  return <button type={type} className={look} {...button} />;
}
