import type { Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
import { unknownRecord } from '#server/api/record-lookup.ts';
import type { BotCheck } from '#server/bot-check/bot-check.ts';
import type { Clock } from '#server/clock.ts';
import type { CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import { openEnquiries } from '#server/enquiries/open-enquiries.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import type { Route } from '#server/http/answers/route.ts';
import type { RequestEnv } from '#server/http/request-id.ts';
import { createFormGuard } from '#server/limits/form-guard.ts';
import type { LimitSettings } from '#server/limits/limit-settings.ts';
import { openNewsletter } from '#server/newsletter/open-newsletter.ts';
import { openProposals } from '#server/proposals/open-proposals.ts';
import type { Secret } from '#server/secret/secret.ts';
import type { Operator } from '#server/settings/operator.ts';
import type { HasRoom } from '#server/store/free-space.ts';
import type { Store } from '#server/store/open-store.ts';
import { createWriteQueue, type WriteQueue } from '#server/store/write-queue.ts';
import { openWaitingList } from '#server/waiting-list/open-waiting-list.ts';

/** What taking forms stands on beside the store and the catalogue. */
export interface FormsOptions {
  settings: LimitSettings & { operator: Operator };
  secret: Secret;
  /** Seals what travellers give of themselves. */
  detailsKey: Secret;
  botCheck: BotCheck;
  /** The process's own; every write that may come in crowds goes through it. */
  queue?: WriteQueue;
  /** Called when there are mails to send. */
  wakeOutbox?: () => void;
  /** Removes mails that were written as files about these subjects; none were unless given. */
  eraseMails?: (subjects: readonly string[]) => Promise<unknown>;
  /** Whether what visitors send can be stored; always unless given. */
  hasRoom?: HasRoom;
  /** Links to a proposal that are none which one sender may try in a minute; thirty unless given. */
  missesPerMinute?: number;
}

interface Backing {
  store: Store;
  catalogue: CurrentCatalogue;
  clock: Clock;
  board: DepartureBoard;
  forms: FormsOptions;
}

/** Adds every call and page that takes what visitors send, all behind the same guard. */
export function addFormRoutes(
  api: Hono<RequestEnv, BlankSchema, '/api'>,
  route: Route,
  { store, catalogue, clock, board, forms }: Backing,
): void {
  const {
    settings: { operator, limits },
    secret,
    detailsKey,
    botCheck,
    queue = createWriteQueue(store),
    wakeOutbox = () => undefined,
    eraseMails = async () => undefined,
    hasRoom = () => true,
    missesPerMinute,
  } = forms;
  const guard = createFormGuard({ store, clock, secret, botCheck, limits, operator, hasRoom });
  const common = { store, queue, guard, clock, operator, wakeOutbox };
  openEnquiries(route, { ...common, catalogue, board, botCheck });
  openNewsletter(api, route, { ...common, secret, eraseMails });
  const unknown = (id: string) => unknownRecord(catalogue(), 'groupTours', id);
  openProposals(route, {
    ...common,
    catalogue,
    secret,
    detailsKey,
    hasRoom,
    ...(missesPerMinute !== undefined && { missesPerMinute }),
  });
  openWaitingList(api, route, { ...common, catalogue, board, secret, eraseMails, unknown });
}
