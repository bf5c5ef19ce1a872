import type { ComponentPropsWithRef } from 'react';
import { type ButtonLook, buttonClass } from '#ui/button-look.ts';

type ButtonProps = ComponentPropsWithRef<'button'> & ButtonLook;

export function Button({ variant, size, className, type = 'button', ...button }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...button} />;
}
