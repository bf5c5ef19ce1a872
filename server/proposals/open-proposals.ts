import { askAboutProposal, holdProposal, openProposal } from '#contract/forms/proposals.ts';
import { openSharedTrip, shareProposal } from '#contract/forms/shared-trip.ts';
import type { CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import { Repeated, type Route } from '#server/http/answers/route.ts';
import { ApiError } from '#server/http/api-error.ts';
import { otherContacts } from '#server/limits/other-contacts.ts';
import { allowanceWaitMs, takeAllowance } from '#server/limits/rate-limit.ts';
import { senderOf } from '#server/limits/sender-address.ts';
import { type AskOutcome, askAboutVersion } from '#server/proposals/ask-about-version.ts';
import { readSharedTrip, shareBooking } from '#server/proposals/bookings/share-booking.ts';
import { addDetailsRoutes, type DetailsOptions } from '#server/proposals/details/travellers-details.ts';
import { type HoldOutcome, holdVersion, type NotHeld } from '#server/proposals/hold-proposal.ts';
import { createWithLink } from '#server/proposals/known-links.ts';
import { createProposalTokens } from '#server/proposals/proposal-links.ts';
import { countOpening, readView } from '#server/proposals/proposal-view.ts';
import { keyedHash } from '#server/secret/secret.ts';
import type { Operator } from '#server/settings/operator.ts';
import { askStore, notSaved } from '#server/store/open-store.ts';

interface ProposalsOptions extends Omit<DetailsOptions, 'withLink'> {
  catalogue: CurrentCatalogue;
  /** Called when there are mails to send. */
  wakeOutbox(): void;
  /** Links that are none which one sender may try in a minute. */
  missesPerMinute?: number;
}

/** Adds what a traveller asks with the secret of a link, which stands in bodies alone. */
export function openProposals(route: Route, options: ProposalsOptions): void {
  const { store, catalogue, queue, clock, operator, secret, guard, hasRoom, wakeOutbox } = options;
  const tokens = createProposalTokens(secret);
  const withLink = createWithLink({ ...options, tokens });
  const senders = secret.keyFor('senders');

  const view = (versionId: string) =>
    askStore(store, (db) => readView(db, { tokens, operator, catalogue: catalogue() }, versionId, clock()));

  /** Whoever loads the page again within the hour has opened it once. */
  async function countOnce(versionId: string, address: string): Promise<void> {
    const opening = { senderHash: keyedHash(senders, `opens ${versionId} ${senderOf(address)}`), perHour: 1 };
    if ((await askStore(store, (db) => allowanceWaitMs(db, opening, clock()))) !== undefined) return;
    await queue.write(async (db) => {
      if ((await takeAllowance(db, opening, clock())) === undefined) await countOpening(db, versionId, clock());
    });
  }

  function refuseWithoutRoom(): void {
    if (!hasRoom()) throw guard.errorOf({ because: 'no room' });
  }

  route(openProposal, ({ body: { token, isVisit } }, { address }) =>
    withLink({ token, address }, async (versionId) => {
      // A disk that is full keeps nobody from reading.
      if (isVisit && hasRoom()) await countOnce(versionId, address);
      return view(versionId);
    }),
  );

  route(holdProposal, ({ body: { token, name, total } }, { address }) =>
    withLink({ token, address }, async (versionId) => {
      refuseWithoutRoom();
      const outcome = await queue
        .write((db) => holdVersion(db, { versionId, name, total }, clock()))
        .catch(throwNotSaved);
      refuseUnlessHeld(outcome, operator);
      if (outcome === 'held') wakeOutbox();
      return view(versionId);
    }),
  );

  route(askAboutProposal, ({ body: { token, ...question } }, { address }) =>
    withLink({ token, address }, async (versionId) => {
      refuseWithoutRoom();
      const outcome = await queue
        .write((db) => askAboutVersion(db, { ...question, versionId }, clock()))
        .catch(throwNotSaved);
      refuseUnlessAsked(outcome, operator);
      if (outcome === 'asked') wakeOutbox();
      const shown = await view(versionId);
      return shown && outcome === 'asked before' ? new Repeated(shown) : shown;
    }),
  );

  route(shareProposal, ({ body: { token, isShared } }, { address }) =>
    withLink({ token, address }, async (versionId) => {
      refuseWithoutRoom();
      const outcome = await queue
        .write((db) => shareBooking(db, { versionId, isShared }, clock()))
        .catch(throwNotSaved);
      if (outcome === 'not agreed to')
        throw new ApiError('conflict', 'A trip is shared once somebody has said yes to it.');
      return view(versionId);
    }),
  );

  route(openSharedTrip, ({ body: { token } }, { address }) =>
    withLink({ token, address, purpose: 'share' }, (shareId) =>
      askStore(store, (db) => readSharedTrip(db, { operator, catalogue: catalogue() }, shareId)),
    ),
  );

  addDetailsRoutes(route, { ...options, withLink });
}

const throwNotSaved = notSaved('This could not be saved just now, so nothing was sent. Please try again in a minute.');

function refuseUnlessHeld(outcome: HoldOutcome, operator: Operator): void {
  if (typeof outcome === 'object') throw new ApiError('conflict', refusalWords(outcome.refused, operator));
}

function refuseUnlessAsked(outcome: AskOutcome, operator: Operator): void {
  if (outcome === 'another')
    throw new ApiError('conflict', 'Something else was asked under this id. Please send it again.');
  if (outcome === 'too many') {
    throw new ApiError('conflict', `Many questions were asked about this trip. ${otherContacts(operator)}`);
  }
}

/** Why a proposal could not be held, and what the traveller can do now. */
function refusalWords(why: NotHeld, operator: Operator): string {
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
