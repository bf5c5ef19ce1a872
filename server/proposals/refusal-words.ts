import { otherContacts } from '#server/limits/other-contacts.ts';
import type { NotHeld } from '#server/proposals/hold-proposal.ts';
import type { Operator } from '#server/settings/operator.ts';

/** Why a proposal could not be held, and what the traveller can do now. */
export function refusalWords(why: NotHeld, operator: Operator): string {
  switch (why) {
    case 'newer':
      return 'There is a newer version of this trip. Please open that one, and say yes there.';
    case 'held otherwise':
      return 'Another version of this trip is held already. Ask us here if you would rather have this one.';
    case 'another total':
      return 'The total on your page is not the one of this trip. Please load the page again and look at it once more.';
    case 'expired':
      return 'The time for this trip has run out, so its price no longer stands. Ask us here, and we look at it again.';
    case 'withdrawn':
      return `We had to take this trip back. ${otherContacts(operator)}`;
    case 'no seats':
      return 'The seats on this departure have gone meanwhile. Ask us here, and we look for another date.';
    case 'too late':
      return `This trip begins too soon to be held here. ${otherContacts(operator)}`;
  }
}
