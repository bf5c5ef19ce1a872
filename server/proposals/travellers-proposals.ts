import { setTimeout as wait } from 'node:timers/promises';
import type { EndpointInput } from '#contract/api/endpoint.ts';
import type { askAboutProposal, holdProposal, openProposal, ProposalView } from '#contract/forms/proposals.ts';
import type { Clock } from '#server/clock.ts';
import { Repeated } from '#server/http/answers/route.ts';
import { ApiError, tooManyRequests } from '#server/http/api-error.ts';
import type { FormGuard } from '#server/limits/form-guard.ts';
import { otherContacts } from '#server/limits/other-contacts.ts';
import { allowanceWaitMs, takeAllowance } from '#server/limits/rate-limit.ts';
import { senderOf } from '#server/limits/sender-address.ts';
import { createSenderAllowance } from '#server/limits/sender-allowance.ts';
import { type AskOutcome, askAboutVersion } from '#server/proposals/ask-about-version.ts';
import { type HoldOutcome, holdVersion } from '#server/proposals/hold-proposal.ts';
import { createProposalTokens } from '#server/proposals/proposal-links.ts';
import { countOpening, readView } from '#server/proposals/proposal-view.ts';
import { refusalWords } from '#server/proposals/refusal-words.ts';
import { keyedHash, type Secret } from '#server/secret/secret.ts';
import type { Operator } from '#server/settings/operator.ts';
import type { HasRoom } from '#server/store/free-space.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import { notSaved } from '#server/store/store-unavailable.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

/**
 * What a traveller at a network address can do with a link.
 *
 * @throws ApiError `not_found` for one that is none, `too_many_requests` after many of those, `conflict` in words; StoreUnavailable
 */
export interface TravellersProposals {
  open(sent: EndpointInput<typeof openProposal>['body'], address: string): Promise<ProposalView>;
  hold(sent: EndpointInput<typeof holdProposal>['body'], address: string): Promise<ProposalView>;
  ask(
    sent: EndpointInput<typeof askAboutProposal>['body'],
    address: string,
  ): Promise<ProposalView | Repeated<ProposalView>>;
}

export interface TravellersProposalsOptions {
  store: Store;
  queue: WriteQueue;
  clock: Clock;
  operator: Operator;
  secret: Secret;
  guard: Pick<FormGuard, 'errorOf'>;
  hasRoom: HasRoom;
  /** Links that are none which one sender may try in a minute. */
  missesPerMinute?: number;
  /** Called when there are mails to send. */
  wakeOutbox(): void;
}

/**
 * A link that is none is answered when this while is over, whatever it lacks: how long it took tells nobody whether it was badly
 * made, badly signed or of something that was erased. In milliseconds.
 */
const missMs = 60;

export function createTravellersProposals(options: TravellersProposalsOptions): TravellersProposals {
  const { store, queue, clock, operator, secret, guard, hasRoom, missesPerMinute = 30, wakeOutbox } = options;
  const tokens = createProposalTokens(secret);
  const senders = secret.keyFor('senders');
  const misses = createSenderAllowance(clock, { perMinute: missesPerMinute });

  /** The store is asked only for what we signed. Who misses often is told to wait, but nobody who opens what is there. */
  async function withVersion<T>(
    { token, address }: { token: string; address: string },
    work: (versionId: string) => Promise<T | undefined>,
  ): Promise<T> {
    const began = performance.now();
    const versionId = tokens.read('open', token, clock());
    const found = versionId === undefined ? undefined : await work(versionId);
    if (found !== undefined) return found;
    // Before the wait: of many that come at once, all are counted.
    const waitMs = misses.take(address);
    if (waitMs !== undefined)
      throw tooManyRequests('Many links from your address opened nothing. Please try again in a moment.', waitMs);
    await wait(Math.max(0, missMs - (performance.now() - began)));
    throw new ApiError(
      'not_found',
      `This link opens no trip of ours. It may have been cut off. ${otherContacts(operator)}`,
    );
  }

  const view = (versionId: string) => askStore(store, (db) => readView(db, tokens, versionId, clock()));

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

  return {
    open: ({ token, isVisit }, address) =>
      withVersion({ token, address }, async (versionId) => {
        // A disk that is full keeps nobody from reading.
        if (isVisit && hasRoom()) await countOnce(versionId, address);
        return view(versionId);
      }),
    hold: ({ token, name, total }, address) =>
      withVersion({ token, address }, async (versionId) => {
        refuseWithoutRoom();
        const outcome = await queue
          .write((db) => holdVersion(db, { versionId, name, total }, clock()))
          .catch(throwNotSaved);
        refuseUnlessHeld(outcome, operator);
        if (outcome === 'held') wakeOutbox();
        return view(versionId);
      }),
    ask: ({ token, ...question }, address) =>
      withVersion({ token, address }, async (versionId) => {
        refuseWithoutRoom();
        const outcome = await queue
          .write((db) => askAboutVersion(db, { ...question, versionId }, clock()))
          .catch(throwNotSaved);
        refuseUnlessAsked(outcome, operator);
        if (outcome === 'asked') wakeOutbox();
        const shown = await view(versionId);
        return shown && outcome === 'asked before' ? new Repeated(shown) : shown;
      }),
  };
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
