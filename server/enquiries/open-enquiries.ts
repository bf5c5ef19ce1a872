import type { Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
import type { BotCheck } from '#server/bot-check/bot-check.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Clock } from '#server/clock.ts';
import { createEnquiryDesk } from '#server/enquiries/enquiry-desk.ts';
import { addEnquiryRoutes } from '#server/enquiries/enquiry-routes.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import type { RequestEnv } from '#server/http/request-id.ts';
import type { Route } from '#server/http/route.ts';
import { createFormGuard } from '#server/limits/form-guard.ts';
import type { LimitSettings } from '#server/limits/limit-settings.ts';
import { createNewsletter } from '#server/newsletter/newsletter.ts';
import { addNewsletterPages, addNewsletterRoutes } from '#server/newsletter/newsletter-routes.ts';
import { createNewsletterTokens } from '#server/newsletter/newsletter-tokens.ts';
import type { Secret } from '#server/secret/secret.ts';
import type { Operator } from '#server/settings/operator.ts';
import type { HasRoom } from '#server/store/free-space.ts';
import type { Store } from '#server/store/open-store.ts';
import { createWriteQueue, type WriteQueue } from '#server/store/write-queue.ts';

/** What taking enquiries stands on beside the store and the catalogue. */
export interface FormsOptions {
  settings: LimitSettings & { operator: Operator };
  secret: Secret;
  botCheck: BotCheck;
  /** The process's own; every write that may come in crowds goes through it. */
  queue?: WriteQueue;
  /** Called when there are mails to send. */
  wakeOutbox?: () => void;
  /** Removes mails that were written as files about these subjects; none were unless given. */
  eraseMails?: (subjects: readonly string[]) => Promise<unknown>;
  /** Whether what visitors send can be stored; always unless given. */
  hasRoom?: HasRoom;
}

interface Backing {
  store: Store;
  catalogue: Catalogue;
  clock: Clock;
  board: DepartureBoard;
  forms: FormsOptions;
}

/** Adds every call and page that takes what visitors send. */
export function openEnquiries(
  api: Hono<RequestEnv, BlankSchema, '/api'>,
  route: Route,
  { store, catalogue, clock, board, forms }: Backing,
): void {
  const {
    settings,
    secret,
    botCheck,
    queue = createWriteQueue(store),
    wakeOutbox = () => undefined,
    eraseMails = async () => undefined,
    hasRoom = () => true,
  } = forms;
  const { operator, limits } = settings;
  const guard = createFormGuard({ store, clock, secret, botCheck, limits, operator, hasRoom });
  const tokens = createNewsletterTokens(secret);
  const desk = createEnquiryDesk({ store, queue, guard, clock, operator, wakeOutbox });
  const newsletter = createNewsletter({ store, queue, guard, clock, secret, tokens, wakeOutbox, eraseMails });
  addEnquiryRoutes(route, { catalogue, board, clock, botCheck, desk });
  addNewsletterPages(api, { newsletter, operator });
  addNewsletterRoutes(route, { newsletter, operator });
}
