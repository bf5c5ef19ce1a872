import type { WaitingAnswer, WaitingRequest } from '#contract/forms/waiting-list.ts';
import { count } from '#contract/words/count.ts';
import type { Clock } from '#server/clock.ts';
import type { CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import { departureFor } from '#server/group-tours/seat-check.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { FormGuard } from '#server/limits/form-guard.ts';
import type { Operator } from '#server/settings/operator.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import { notSaved } from '#server/store/store-unavailable.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';
import { advanceWaitingList, leavesAt } from '#server/waiting-list/advance-waiting-list.ts';
import { type PlaceInLine, placeInLine } from '#server/waiting-list/place-in-line.ts';
import { answerTakenSeats } from '#server/waiting-list/taken-seats.ts';
import type { WaitingAction, WaitingTokens } from '#server/waiting-list/waiting-list-links.ts';
import { confirmPlace, leaveLine, readPlace, requestPlace, takeSeats } from '#server/waiting-list/waiting-places.ts';
import { linkWords, type WaitingWords, waitingWords } from '#server/waiting-list/waiting-words.ts';

/** The lines for departures that are full. A link that is old, used or made up is answered with why. */
export interface WaitingList {
  /** @throws ApiError `not_found`, `invalid`, `bot_check_failed`, `too_many_requests`, StoreUnavailable */
  join(departureId: string, sent: WaitingRequest, address: string): Promise<WaitingAnswer>;
  /** What a link is about; changes nothing. Throws StoreUnavailable. */
  inspect(action: WaitingAction, token: string): Promise<WaitingWords>;
  /** Does what the link is for, and says how it went. Throws StoreUnavailable. */
  act(action: WaitingAction, token: string): Promise<string>;
}

export interface WaitingListOptions {
  store: Store;
  queue: WriteQueue;
  catalogue: CurrentCatalogue;
  board: DepartureBoard;
  guard: FormGuard;
  clock: Clock;
  operator: Operator;
  tokens: WaitingTokens;
  wakeOutbox(): void;
  /** Removes mails that were written as files about these places. */
  eraseMails(placeIds: readonly string[]): Promise<unknown>;
  /** What to answer where no departure is called that. */
  unknown(id: string): ApiError;
}

export function createWaitingList(options: WaitingListOptions): WaitingList {
  const { store, queue, catalogue, board, guard, clock, operator, tokens, wakeOutbox, eraseMails, unknown } = options;

  async function placeOf(
    action: WaitingAction,
    token: string,
  ): Promise<{ id: string; place: PlaceInLine } | undefined> {
    const id = tokens.read(action, token, clock());
    if (id === undefined) return undefined;
    const place = await askStore(store, (db) => placeInLine(db, catalogue(), id, clock()));
    return place && { id, place };
  }

  async function inspect(action: WaitingAction, token: string): Promise<WaitingWords> {
    const found = await placeOf(action, token);
    return linkWords(action, found?.place, { operator, now: clock() });
  }

  return {
    inspect,
    async join(departureId, { name, email, seats, turnstileToken }, address) {
      const departure = await departureFor(catalogue(), board, departureId);
      if (departure === undefined) throw unknown(departureId);
      if (departure?.status !== 'waitlist') {
        const isFree = departure !== null && departure.availableSeats > 0;
        return { status: 'info', message: isFree ? waitingWords.seatsFree : waitingWords.noList };
      }
      if (seats > departure.totalSeats) {
        const message = `This departure has ${count(departure.totalSeats, 'seat')} in all.`;
        throw new ApiError('invalid', message, { errors: { seats: [message] } });
      }
      const verdict = await guard.verify(turnstileToken, 'waiting-list', address);
      const outcome = await queue
        .write(async (db) => {
          const refusal = await guard.admit(db, { address, email, verdict });
          return refusal ?? requestPlace(db, { departureId: departure.id, name, email, seats }, clock());
        })
        .catch(notSaved('Your place on the waiting list could not be saved just now. Please try again in a minute.'));
      if (typeof outcome === 'object') throw guard.errorOf(outcome);
      if (!outcome) throw unknown(departureId);
      wakeOutbox();
      // The same to who waits already: whoever knows an address learns here of no journey.
      return { status: 'success', message: waitingWords.sentLink };
    },
    async act(action, token) {
      const found = await placeOf(action, token);
      const now = clock();
      const before = linkWords(action, found?.place, { operator, now });
      if (found === undefined || !before.isOpen) return before.message;
      const { id, place } = found;
      await queue.write(async (db) => {
        const known = await readPlace(db, id);
        if (known === undefined) return;
        const { departure_id: departureId, hold_id: hold, seats } = known;
        if (action === 'confirm') await confirmPlace(db, id, now);
        if (action === 'leave') await leaveLine(db, id, now);
        if (action === 'take' && (await takeSeats(db, id, { heldUntil: leavesAt, now })) === 'taken') {
          const subject = { kind: 'departure' as const, id: departureId };
          await recordChange(db, { subject, at: now, what: 'taken', after: { hold, seats } });
          await answerTakenSeats(db, { placeId: id, departureId, hold, place: place.details }, now);
        }
        // Also after who has just come into line: a seat may be free already.
        await advanceWaitingList(db, departureId, now);
      });
      wakeOutbox();
      if (action === 'leave') await eraseMails([id]);
      return (await inspect(action, token)).message;
    },
  };
}
