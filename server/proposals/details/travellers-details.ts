import {
  keepTravellerDetails,
  openTravellerDetails,
  removeTravellerDetails,
  type TravellerDetailsView,
} from '#contract/forms/traveller-details.ts';
import type { Clock } from '#server/clock.ts';
import type { Route } from '#server/http/answers/route.ts';
import { ApiError, tooManyRequests } from '#server/http/api-error.ts';
import type { FormGuard } from '#server/limits/form-guard.ts';
import { otherContacts } from '#server/limits/other-contacts.ts';
import { takeAllowance } from '#server/limits/rate-limit.ts';
import {
  type DetailsOutcome,
  type DetailsRefused,
  keepDetails,
  readByLink,
  removeDetails,
} from '#server/proposals/details/kept-details.ts';
import type { WithLink } from '#server/proposals/known-links.ts';
import { keyedHash, type Secret } from '#server/secret/secret.ts';
import type { Operator } from '#server/settings/operator.ts';
import type { HasRoom } from '#server/store/free-space.ts';
import { askStore, notSaved, type Store } from '#server/store/open-store.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

export interface DetailsOptions {
  store: Store;
  queue: WriteQueue;
  clock: Clock;
  operator: Operator;
  secret: Secret;
  /** Seals what is given. */
  detailsKey: Secret;
  guard: Pick<FormGuard, 'errorOf'>;
  hasRoom: HasRoom;
  withLink: WithLink;
}

/** Whoever comes by a link keeps nobody else waiting. */
const savesPerHour = 200;

/** Adds what a traveller tells of the party with a link. Of what is refused the words say what to do. */
export function addDetailsRoutes(route: Route, options: DetailsOptions): void {
  const { store, queue, clock, operator, secret, detailsKey, guard, hasRoom, withLink } = options;
  const senders = secret.keyFor('senders');

  async function takeSave(versionId: string): Promise<void> {
    const saves = { senderHash: keyedHash(senders, `details ${versionId}`), perHour: savesPerHour };
    const waitMs = await queue.write((db) => takeAllowance(db, saves, clock())).catch(throwNotSaved);
    if (waitMs !== undefined)
      throw tooManyRequests('This was saved very often. Please try again in a minute; nothing is lost.', waitMs);
  }

  function answer(outcome: DetailsOutcome): TravellerDetailsView | undefined {
    if (outcome === 'missing') return undefined;
    if (outcome === 'meanwhile')
      throw new ApiError(
        'changed_meanwhile',
        'Somebody else of your party has saved meanwhile. Nothing was overwritten.',
      );
    if (!('refused' in outcome)) return outcome;
    const { refused } = outcome;
    throw new ApiError(refused === 'sealed' ? 'details_sealed' : 'conflict', refusedWords(refused, operator));
  }

  route(openTravellerDetails, ({ body: { token } }, { address }) =>
    withLink({ token, address }, async (versionId) =>
      answer(await askStore(store, (db) => readByLink(db, detailsKey, versionId, clock()))),
    ),
  );

  route(keepTravellerDetails, ({ body: { token, ...details } }, { address, version: versionRead }) => {
    const version = versionRead();
    return withLink({ token, address }, async (versionId) => {
      if (!hasRoom()) throw guard.errorOf({ because: 'no room' });
      await takeSave(versionId);
      const given = { ...details, versionId, version };
      return answer(await queue.write((db) => keepDetails(db, detailsKey, given, clock())).catch(throwNotSaved));
    });
  });

  route(removeTravellerDetails, ({ body: { token } }, { address }) =>
    withLink({ token, address }, async (versionId) =>
      answer(await queue.write((db) => removeDetails(db, versionId, clock())).catch(throwNotSaved)),
    ),
  );
}

const throwNotSaved = notSaved('This could not be saved just now. Please try again in a minute.');

function refusedWords(why: DetailsRefused, operator: Operator): string {
  switch (why) {
    case 'not held':
      return 'We ask for these once you have said yes to this trip.';
    case 'another version':
      return 'Another version of this trip is the one that is held. Please open that one.';
    case 'withdrawn':
      return `This trip was given back, and what you gave for it is removed. ${otherContacts(operator)}`;
    case 'over':
      return 'This journey is over, and what you gave for it is removed.';
    case 'another party':
      return 'So many do not travel on this trip. Please load the page again.';
    case 'sealed':
      return `What was given before cannot be opened at our office just now. You can remove it here, and give it again. ${otherContacts(operator)}`;
  }
}
