import type { Context, Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
import { joinWaitingList } from '#contract/forms/waiting-list.ts';
import { count } from '#contract/words/count.ts';
import type { Clock } from '#server/clock.ts';
import type { CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import { departureFor } from '#server/group-tours/seat-check.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import type { Route } from '#server/http/answers/route.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { RequestEnv } from '#server/http/request-id.ts';
import type { FormGuard } from '#server/limits/form-guard.ts';
import { newsletterPage } from '#server/newsletter/newsletter-page.ts';
import type { Secret } from '#server/secret/secret.ts';
import type { Operator } from '#server/settings/operator.ts';
import { askStore, notSaved, type Store } from '#server/store/open-store.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';
import { advanceWaitingList, leavesAt } from '#server/waiting-list/advance-waiting-list.ts';
import { type PlaceInLine, placeInLine } from '#server/waiting-list/place-in-line.ts';
import { answerTakenSeats } from '#server/waiting-list/taken-seats.ts';
import { createWaitingTokens, type WaitingAction, waitingActions } from '#server/waiting-list/waiting-list-links.ts';
import { confirmPlace, leaveLine, readPlace, requestPlace, takeSeats } from '#server/waiting-list/waiting-places.ts';
import { linkWords, type WaitingWords, waitingWords } from '#server/waiting-list/waiting-words.ts';

interface WaitingListOptions {
  store: Store;
  queue: WriteQueue;
  catalogue: CurrentCatalogue;
  board: DepartureBoard;
  guard: FormGuard;
  clock: Clock;
  operator: Operator;
  secret: Secret;
  wakeOutbox(): void;
  /** Removes mails that were written as files about these places. */
  eraseMails(placeIds: readonly string[]): Promise<unknown>;
  /** What to answer where no departure is called that. */
  unknown(id: string): ApiError;
}

/** Adds the call that takes a place in the line for a departure that is full, and the pages of the links in its mails. */
export function openWaitingList(
  api: Hono<RequestEnv, BlankSchema, '/api'>,
  route: Route,
  options: WaitingListOptions,
): void {
  const { store, queue, catalogue, board, guard, clock, operator, secret, wakeOutbox, eraseMails, unknown } = options;
  const tokens = createWaitingTokens(secret);

  route(
    joinWaitingList,
    async ({ params: { id: departureId }, body: { name, email, seats, turnstileToken } }, { address }) => {
      const departure = await departureFor(catalogue(), board, departureId);
      if (departure === undefined) throw unknown(departureId);
      if (departure?.status !== 'waitlist') {
        const isFree = departure !== null && departure.availableSeats > 0;
        return { status: 'info' as const, message: isFree ? waitingWords.seatsFree : waitingWords.noList };
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
      return { status: 'success' as const, message: waitingWords.sentLink };
    },
  );

  // Opening a link changes nothing, since mail scanners open links too: the page asks, and its button posts.
  for (const action of waitingActions) {
    api.get(`/waiting-list/${action}`, async (c) => {
      const { message, isOpen } = await inspect(action, tokenIn(c));
      return isOpen ? show(c, message, buttons[action]) : show(c, message);
    });
    api.post(`/waiting-list/${action}`, async (c) => show(c, await act(action, tokenIn(c))));
  }

  function show(c: Context, message: string, button?: string) {
    const content = { heading: 'Waiting list', message, ...(button !== undefined && { button }) };
    return c.html(newsletterPage(content, operator), 200, { 'cache-control': 'no-store' });
  }

  async function placeOf(
    action: WaitingAction,
    token: string,
  ): Promise<{ id: string; place: PlaceInLine } | undefined> {
    const id = tokens.read(action, token, clock());
    if (id === undefined) return undefined;
    const place = await askStore(store, (db) => placeInLine(db, catalogue(), id, clock()));
    return place && { id, place };
  }

  /** What a link is about; one that is old, used or made up is answered with why. */
  async function inspect(action: WaitingAction, token: string): Promise<WaitingWords> {
    const found = await placeOf(action, token);
    return linkWords(action, found?.place, { operator, now: clock() });
  }

  /** Does what a link is for, and says how it went. */
  async function act(action: WaitingAction, token: string): Promise<string> {
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
  }
}

function tokenIn(c: Context): string {
  return c.req.query('token') ?? '';
}

const buttons: Record<WaitingAction, string> = {
  confirm: 'Yes, put me on the list',
  take: 'Yes, take them',
  leave: 'Yes, take me off the list',
};
