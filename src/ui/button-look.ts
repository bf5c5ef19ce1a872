export interface ButtonLook {
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

/** A form's button waits in full colour for what the visitor does: faded, it would look broken. */
export const fadedWhenDisabled = 'disabled:opacity-60';

export function buttonClass({ variant = 'primary', size = 'regular' }: ButtonLook, className = ''): string {
  return [
    'inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold leading-tight transition-colors',
    'disabled:cursor-not-allowed',
    variants[variant],
    sizes[size],
    className,
  ].join(' ');
}
