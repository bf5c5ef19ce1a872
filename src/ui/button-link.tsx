import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { type ButtonLook, buttonClass } from '#ui/button-look.ts';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & ButtonLook & { ref?: Ref<HTMLAnchorElement> };

/** A link that looks like a button, to an address outside the router: a phone call, a chat, a file. */
export function ButtonAnchor({ variant, size, className, ...anchor }: AnchorProps) {
  return <a className={buttonClass({ variant, size }, className)} {...anchor} />;
}

/** A link that looks like a button, to a page of the site. */
export const ButtonLink = createLink(ButtonAnchor);
