import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

function Anchor({ className = '', ...anchor }: AnchorProps) {
  return (
    <a
      className={`inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline ${className}`}
      {...anchor}
    />
  );
}

/** A link that stands alone, such as "All tours". */
export const TextLink = createLink(Anchor);
