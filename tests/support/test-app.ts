import { officeDay } from '#contract/calendar/calendar.ts';
import type { SearchAccess } from '#contract/search/search-endpoints.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { type App, createApp } from '#server/app.ts';
import { createAltcha } from '#server/bot-check/altcha.ts';
import type { BotCheck } from '#server/bot-check/bot-check.ts';
import type { Clock } from '#server/clock.ts';
import type { Catalogue, CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import { loadCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import { type FormSettings, readEnv } from '#server/env.ts';
import { beginBookings } from '#server/group-tours/example-bookings.ts';
import type { SecurityConfig } from '#server/http/security/security-headers.ts';
import type { IsBehind } from '#server/http/shed-load.ts';
import { type LiveSite, readSite } from '#server/http/site/site-files.ts';
import { createLog, type LogLevel } from '#server/log.ts';
import { createSecret } from '#server/secret/secret.ts';
import type { HasRoom } from '#server/store/free-space.ts';
import { type Store, StoreUnavailable } from '#server/store/open-store.ts';
import { knownContent } from '#tests/support/content/known-content.ts';
import { jsonPost } from '#tests/support/json-post.ts';
import { type ContentFiles, smallContent, writeContent } from '#tests/support/small-content.ts';
import { openMemoryStore } from '#tests/support/store/memory-store.ts';

/** The moment every test lives in unless it says otherwise: noon in Nairobi, a Friday. */
export const testNow = new Date('2026-11-20T09:00:00Z');
export const testClock: Clock = () => testNow;

/** A secret of the tests' own; a test that needs a token signed elsewhere signs it with this. */
export const testSecret = createSecret('the secret of the tests, which protects nothing');

export const testDetailsKey = createSecret('the key of the tests for what travellers give of themselves');

export interface TestAppOptions {
  /** The demonstration, unless given. */
  catalogue?: Catalogue;
  /** What is shown now, where that changes during the test; `catalogue` is what it begins with. */
  shown?: CurrentCatalogue;
  /** An empty SQLite in memory unless given. */
  store?: Store;
  clock?: Clock;
  /** As the demonstration is; `false` for an operator's own site. */
  demonstration?: boolean;
  sentinels?: boolean;
  sentinelSlowMs?: number;
  /** The embedded engine unless given. */
  searchAccess?: SearchAccess;
  siteFolder?: string;
  /** The files of a site that changes while it is served. */
  site?: LiveSite;
  logLevel?: LogLevel;
  /** Our own calculation, solved by the first try, unless given. */
  botCheck?: BotCheck;
  /** Over the defaults, which let through as much as a test sends. */
  settings?: Partial<FormSettings>;
  /** Over the defaults. */
  security?: Partial<SecurityConfig>;
  allowedOrigins?: readonly string[];
  searchesPerMinute?: number;
  readsPerMinute?: number;
  refusalsPerMinute?: number;
  missesPerMinute?: number;
  hasRoom?: HasRoom;
  isBehind?: IsBehind;
}

export interface TestApp {
  app: App;
  catalogue: Catalogue;
  store: Store;
  /** Every line logged so far. */
  logLines: string[];
  /** Asks the app in process; `path` starts with a slash. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** The JSON that a read is answered with; a read that goes wrong is an error. */
  read(path: string): ReturnType<Response['json']>;
  /** A POST with a JSON body. */
  post(path: string, body: unknown): Promise<Response>;
  close(): Promise<void>;
}

/** The real back end without a port: the one that `npm run dev` and `npm start` serve. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const {
    clock = testClock,
    sentinels = true,
    sentinelSlowMs = 50,
    searchAccess,
    siteFolder,
    site = siteFolder === undefined ? undefined : readSite(siteFolder),
    logLevel = 'info',
  } = options;
  const catalogue = options.catalogue ?? demonstrationCatalogue(clock);
  const store = options.store ?? (await openMemoryStore());
  await beginBookings(store, { catalogue, demonstration: options.demonstration ?? true, now: clock() }).catch(
    unlessAway,
  );
  const logLines: string[] = [];
  const log = createLog({ level: logLevel, sink: (line) => logLines.push(line), clock });
  const botCheck = options.botCheck ?? easyBotCheck(clock);
  const settings = { ...readEnv({}).enquiries, limits: { perAddress: 1e9, perEmail: 1e9 }, ...options.settings };
  const app = createApp({
    security: { ...readEnv({}).security, ...options.security },
    allowedOrigins: options.allowedOrigins ?? [],
    searchesPerMinute: options.searchesPerMinute ?? 1_000_000,
    readsPerMinute: options.readsPerMinute ?? 1_000_000,
    refusalsPerMinute: options.refusalsPerMinute ?? 1_000_000,
    forms: {
      settings,
      secret: testSecret,
      detailsKey: testDetailsKey,
      botCheck,
      missesPerMinute: options.missesPerMinute ?? 1_000_000,
      ...(options.hasRoom && { hasRoom: options.hasRoom }),
    },
    catalogue: options.shown ?? always(catalogue),
    store,
    clock,
    log,
    sentinels,
    sentinelSlowMs,
    ...(searchAccess !== undefined && { searchAccess }),
    ...(site !== undefined && { site }),
    ...(options.isBehind && { isBehind: options.isBehind }),
  });
  return {
    app,
    catalogue,
    store,
    logLines,
    request: async (path, init) => app.request(path, init),
    async read(path) {
      const response = await app.request(path);
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    post: async (path, body) => app.request(path, jsonPost(body)),
    close: () => store.close(),
  };
}

/** A store that is away is what such a test is about. */
function unlessAway(error: unknown): void {
  if (!(error instanceof StoreUnavailable)) throw error;
}

/** The real bot check with the smallest calculation there is. */
export function easyBotCheck(clock: Clock = testClock): BotCheck {
  return createAltcha({ secret: testSecret, clock, cost: 1, tries: [0, 0] });
}

/** A catalogue that does not change. */
export function always(catalogue: Catalogue): CurrentCatalogue {
  return () => catalogue;
}

let shared: Catalogue | undefined;

/** The small catalogue of tests/support/small-content.ts, shared; made of the files a test brings, it is the test's own. */
export function smallCatalogue(files?: ContentFiles): Catalogue {
  if (files !== undefined) return catalogueOf(files);
  shared ??= frozen(catalogueOf(smallContent()));
  return shared;
}

/** Whoever changes what others read as well is told at once. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of value instanceof Map ? value.values() : Object.values(value)) frozen(part);
  return value;
}

function catalogueOf(files: ContentFiles): Catalogue {
  const content = writeContent(files);
  try {
    return loadCatalogue(content.folder, { clock: testClock });
  } finally {
    content.remove();
  }
}

const demonstrations = new Map<string, Catalogue>();

/** Read once a day and process: it takes longer than most tests. */
export function demonstrationCatalogue(clock: Clock): Catalogue {
  const day = officeDay(clock());
  const known = demonstrations.get(day);
  if (known !== undefined) return known;
  const catalogue = loadCatalogue(testedContent, { clock, ...knownContent(testedContent) });
  demonstrations.set(day, catalogue);
  return catalogue;
}
