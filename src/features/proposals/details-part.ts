import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fragmentOf } from '#platform/links/link-fragment.ts';

/* The travellers' details stand behind the trip's own secret: `#proposal=…&travellers`. */

const asksIn = (hash: string) => /(?:&|%26)travellers\b/i.test(hash);

/** Whether an address leads from them to the trip itself: not one that leads to a part of the page. */
export const isTripAlone = (hash: string) => fragmentOf(hash, 'proposal') !== undefined && !asksIn(hash);

/** Whether the address asks for them; stays while one goes to a part of the page, which takes the fragment. */
export function useAsksDetails(): boolean {
  const hash = useLocation({ select: (location) => location.hash });
  const [kept, setKept] = useState(false);
  const asks = fragmentOf(hash, 'proposal') === undefined ? kept : asksIn(hash);
  if (asks !== kept) setKept(asks);
  return asks;
}

export const hashOf = (token: string, asksDetails: boolean) => `proposal=${token}${asksDetails ? '&travellers' : ''}`;

/** From the trip to its travellers' details, or back. No link: the secret stands in none. */
export function useOpenPart(token: string) {
  const navigate = useNavigate();
  return (asksDetails: boolean) => {
    void navigate({ to: '.', search: true, hash: hashOf(token, asksDetails), hashScrollIntoView: false });
    scrollTo({ top: 0, behavior: 'instant' });
  };
}
