import type { CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import { type ComposedMail, type MailComposers, toOffice, toTraveller } from '#server/mail/compose-mail.ts';
import type { ClaimedMail } from '#server/mail/outbox.ts';
import { mailLink } from '#server/secret/link-tokens.ts';
import type { Operator } from '#server/settings/operator.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import { type PlaceInLine, placeInLine } from '#server/waiting-list/place-in-line.ts';
import type { WaitingAction, WaitingTokens } from '#server/waiting-list/waiting-list-links.ts';
import {
  offerMail,
  takenMail,
  waitingConfirmationMail,
  waitsAlreadyMail,
} from '#server/waiting-list/waiting-list-mail-contents.ts';

export interface WaitingListMailsOptions {
  store: Store;
  catalogue: CurrentCatalogue;
  operator: Operator;
  /** The mailbox of the people who answer. */
  inbox: string;
  tokens: WaitingTokens;
}

/** Writes the mails to those in line, and those to the office about them. */
export function waitingListMails(
  options: WaitingListMailsOptions,
): Pick<MailComposers, Extract<keyof MailComposers, `waitlist-${string}`>> {
  const { store, catalogue, operator, inbox, tokens } = options;

  /** A mail about a place that is still as the mail says. */
  const aboutPlace =
    (composed: (place: PlaceInLine, claimed: ClaimedMail) => ComposedMail | undefined) =>
    async (claimed: ClaimedMail): Promise<ComposedMail | undefined> => {
      const date = new Date(claimed.createdAt);
      const place = await askStore(store, (db) => placeInLine(db, catalogue(), claimed.subjectId, date));
      return place && composed(place, claimed);
    };

  const linksOf = ({ subjectId, createdAt }: ClaimedMail) => {
    const url = (action: WaitingAction) =>
      mailLink('waiting-list', action, { operator, tokens }, subjectId, new Date(createdAt));
    return { confirm: url('confirm'), take: url('take'), leave: url('leave') };
  };

  return {
    'waitlist-confirmation': aboutPlace(({ state, details }, claimed) => {
      const content = { requested: waitingConfirmationMail, waiting: waitsAlreadyMail, offered: waitsAlreadyMail };
      if (state !== 'requested' && state !== 'waiting' && state !== 'offered') return undefined;
      return { ...toTraveller(details.email, operator), content: content[state](details, linksOf(claimed), operator) };
    }),
    'waitlist-offer': aboutPlace(({ state, details, heldUntil, isCancelled }, claimed) => {
      if (state !== 'offered' || heldUntil === undefined || isCancelled) return undefined;
      const content = offerMail(details, heldUntil, linksOf(claimed), operator);
      return { ...toTraveller(details.email, operator), content };
    }),
    'waitlist-taken': aboutPlace(({ state, details }) =>
      state === 'taken' ? { ...toOffice(inbox, details), content: takenMail(details, operator) } : undefined,
    ),
  };
}
