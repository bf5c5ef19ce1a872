import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ComponentPropsWithRef, MouseEvent, ReactNode, Ref } from 'react';

interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonStyle {
  /** A press does nothing now. From what is `disabled` the browser takes the focus of whoever has just pressed it. */
  isIdle?: boolean | undefined;
  /** By `isIdle`, which also keeps the press from doing something. */
  'aria-disabled'?: undefined;
}

export function Button({ variant, size, className, type = 'button', isIdle = false, onClick, ...button }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ variant, size }, className)}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? pressNothing : onClick}
      {...button}
    />
  );
}

/** Nor is a form sent, with Enter in one of its fields. */
function pressNothing(event: MouseEvent): void {
  event.preventDefault();
}

export interface ButtonStyle {
  /** `primary` asks for the visit's next step; a page has few of them. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'onDark' | undefined;
  size?: 'regular' | 'small' | undefined;
}

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'bg-primary text-on-primary hover:bg-primary-hover',
  quiet: 'border border-line-strong text-ink hover:bg-sand',
  onDark: 'bg-[#ffd79a] text-[#2a1a0a] hover:bg-[#ffe4bc]',
};

const sizes = {
  regular: 'min-h-13 px-6',
  small: 'min-h-11 px-5 text-[0.9375rem]',
};

export function buttonClass({ variant = 'primary', size = 'regular' }: ButtonStyle, className = ''): string {
  return [
    'inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold leading-tight transition-colors',
    'idle:cursor-not-allowed idle:border-transparent idle:bg-sand idle:text-subtle',
    variants[variant],
    sizes[size],
    className,
  ].join(' ');
}

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & ButtonStyle & { ref?: Ref<HTMLAnchorElement> };

/** A link that looks like a button, to an address outside the router: a phone call, a chat, a file. */
export function ButtonAnchor({ variant, size, className, ...anchor }: AnchorProps) {
  return <a className={buttonClass({ variant, size }, className)} {...anchor} />;
}

/** A link that looks like a button, to a page of the site. */
export const ButtonLink = createLink(ButtonAnchor);

interface IconButtonProps {
  /** Read out, and shown as a tooltip. */
  label: string;
  onClick: () => void;
  children: ReactNode;
  expanded?: boolean;
  className?: string;
}

export const iconButtonClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-sand';

export function IconButton({ label, onClick, children, expanded, className = '' }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      onClick={onClick}
      className={`${iconButtonClass} ${className}`}
    >
      {children}
    </button>
  );
}
