import { isMailable } from '#contract/contact-details.ts';
import type { CurrentCatalogue } from '#server/catalogue/catalogue.ts';
import type { MailComposers } from '#server/mail/compose-mail.ts';
import { writtenLetter } from '#server/mail/letters/written-letter.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { ClaimedMail } from '#server/mail/outbox.ts';
import type { Operator } from '#server/settings/operator.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import { type PlaceInLine, placeInLine } from '#server/waiting-list/told-place.ts';
import {
  offerLetter,
  takenLetter,
  waitingConfirmationLetter,
  waitsAlreadyLetter,
} from '#server/waiting-list/waiting-list-letters.ts';
import { type WaitingTokens, waitingUrl } from '#server/waiting-list/waiting-list-links.ts';
import type { WaitingMailKind } from '#server/waiting-list/waiting-mail.ts';

export interface WaitingListMailsOptions {
  store: Store;
  catalogue: CurrentCatalogue;
  operator: Operator;
  /** The mailbox of the people who answer. */
  inbox: string;
  tokens: WaitingTokens;
}

/** Writes what those in line get, and what the office hears of them. */
export function waitingListMails(options: WaitingListMailsOptions): Pick<MailComposers, WaitingMailKind> {
  const { store, catalogue, operator, inbox, tokens } = options;

  /** A mail about a place that is still as the mail says. */
  const aboutPlace =
    (written: (place: PlaceInLine, claimed: ClaimedMail) => Omit<Mail, 'messageId' | 'date'> | undefined) =>
    async (claimed: ClaimedMail): Promise<Mail | undefined> => {
      const date = new Date(claimed.createdAt);
      const place = await askStore(store, (db) => placeInLine(db, catalogue(), claimed.subjectId, date));
      const mail = place && written(place, claimed);
      return mail && { messageId: claimed.messageId, date, ...mail };
    };

  const linksOf = ({ subjectId, createdAt }: ClaimedMail) => {
    const url = (action: 'confirm' | 'take' | 'leave') =>
      waitingUrl(action, { operator, tokens }, subjectId, new Date(createdAt));
    return { confirm: url('confirm'), take: url('take'), leave: url('leave') };
  };

  // An answer to it reaches people, whatever address it was sent from.
  const replyTo = { name: operator.name, address: operator.email };

  return {
    'waitlist-confirmation': aboutPlace(({ state, told }, claimed) => {
      const letter = { requested: waitingConfirmationLetter, waiting: waitsAlreadyLetter, offered: waitsAlreadyLetter };
      if (state !== 'requested' && state !== 'waiting' && state !== 'offered') return undefined;
      return {
        to: { address: told.email },
        replyTo,
        ...writtenLetter(letter[state](told, linksOf(claimed), operator), operator),
      };
    }),
    'waitlist-offer': aboutPlace(({ state, told, heldUntil, isCancelled }, claimed) =>
      state === 'offered' && heldUntil !== undefined && !isCancelled
        ? {
            to: { address: told.email },
            replyTo,
            ...writtenLetter(offerLetter(told, heldUntil, linksOf(claimed), operator), operator),
          }
        : undefined,
    ),
    'waitlist-taken': aboutPlace(({ state, told }) =>
      state === 'taken'
        ? {
            to: { address: inbox },
            ...(isMailable(told.email) && { replyTo: { name: told.name, address: told.email } }),
            ...writtenLetter(takenLetter(told, operator), operator),
          }
        : undefined,
    ),
  };
}
