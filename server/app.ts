import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { SearchAccess } from '#contract/search/search-endpoints.ts';
import { apiDescription } from '#server/api/api-description.ts';
import { addApiRoutes } from '#server/api/api-routes.ts';
import { addFormRoutes, type FormsOptions } from '#server/api/form-routes.ts';
import { isHiddenPage, pageStatus } from '#server/api/page-status.ts';
import { unknownAddress } from '#server/api/record-lookup.ts';
import { simulateFailures } from '#server/api/sentinels.ts';
import { refuseUnknownCalls } from '#server/api/unknown-calls.ts';
import type { Clock } from '#server/clock.ts';
import type { CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import { contentVersionOf, createAnswersVersion } from '#server/content/catalogue/content-version.ts';
import { createDepartureBoard, type DepartureBoard } from '#server/group-tours/departure-board.ts';
import { answerError, plainNotFound, refuseLargeBody } from '#server/http/answer-error.ts';
import { createResponseCache } from '#server/http/answers/response-cache.ts';
import { createResponseHeaders } from '#server/http/answers/response-headers.ts';
import { createRoute, sendCached } from '#server/http/answers/route.ts';
import { isOwnRequest, type RequestContext, type RequestEnv, requestId } from '#server/http/request-id.ts';
import { requestLog } from '#server/http/request-log.ts';
import { allowOrigins, refuseForeignWrite } from '#server/http/security/foreign-origins.ts';
import { inlineHashes } from '#server/http/security/inline-hashes.ts';
import type { SecurityConfig } from '#server/http/security/security-headers.ts';
import { securityText, securityTextAddress } from '#server/http/security/security-txt.ts';
import { type IsBehind, shedLoad } from '#server/http/shed-load.ts';
import { servePages } from '#server/http/site/pages.ts';
import { type Site, shellOf } from '#server/http/site/site-files.ts';
import { createSenderAddress } from '#server/limits/sender-address.ts';
import { createSenderAllowance } from '#server/limits/sender-allowance.ts';
import type { Log } from '#server/log.ts';
import { embeddedSearch } from '#server/search/search-access.ts';
import { simulateSearchFailures } from '#server/search/search-failures.ts';
import { createSearchRoutes } from '#server/search/search-routes.ts';
import { createSearchService, type SearchService } from '#server/search/search-service.ts';
import type { Store } from '#server/store/open-store.ts';

export interface AppOptions {
  store: Store;
  catalogue: CurrentCatalogue;
  clock: Clock;
  log: Log;
  forms: FormsOptions;
  /** What browsers may do with our answers. */
  security: SecurityConfig;
  /** Origins other than the site's own whose pages may call the API. */
  allowedOrigins?: readonly string[];
  /** Queries one sender may have the embedded search answer in a minute. */
  searchesPerMinute?: number;
  /** Reads of the API that one sender may have made anew in a minute; what is cached costs nothing. */
  readsPerMinute?: number;
  /** Writes of one sender that may be refused in a minute. */
  refusalsPerMinute?: number;
  /** Development and tests: sentinel addresses answer, and every answer is held against its contract. */
  sentinels: boolean;
  /** How long `sentinel-slow` takes. */
  sentinelSlowMs?: number;
  /** Where browsers search; with the embedded engine unless given. */
  searchAccess?: SearchAccess;
  /** The departures of the store; its own unless given. */
  board?: DepartureBoard;
  /** What can be searched, where it is made ready before the first request; its own unless given. */
  search?: SearchService;
  /** Reads of the API are refused while it says so; never unless given. */
  isBehind?: IsBehind;
  /** The built site's files; without them only the API answers. */
  site?: Site;
  /** The version of the content that the page at a path says; that of the API unless given. */
  pageVersion?: (path: string) => string;
}

export type App = Hono<RequestEnv>;

const largestBody = 64 * 1024;

/** The whole back end, without a port. */
export function createApp(options: AppOptions): App {
  const { store, catalogue, clock, log, forms, sentinels, sentinelSlowMs = 20_000, site } = options;
  const { allowedOrigins = [], searchesPerMinute = 1200, readsPerMinute = 600, refusalsPerMinute = 60 } = options;
  const inline = site && inlineHashes(new TextDecoder().decode(shellOf(site).body));
  const security = { ...options.security, ...(inline && { inline }) };
  const app: App = new Hono<RequestEnv>();
  const responseHeaders = createResponseHeaders(security);
  app.use(requestId(), requestLog(log), responseHeaders.middleware);
  app.use('/api/*', allowOrigins(allowedOrigins));
  app.onError((error, c) => answerError(error, c.get('requestId'), log));

  const searchAccess = options.searchAccess ?? embeddedSearch;
  const board = options.board ?? createDepartureBoard({ catalogue, store, clock });
  const search = options.search ?? createSearchService({ catalogue, clock, board });
  const senderAddress = createSenderAddress(forms.settings.trustedProxies, log);
  const searches = createSenderAllowance(clock, { perMinute: searchesPerMinute });
  const takeSearches = (c: RequestContext, amount: number) => searches.take(senderAddress(c), amount);
  const reads = createSenderAllowance(clock, { perMinute: readsPerMinute });
  const refusals = createSenderAllowance(clock, { perMinute: refusalsPerMinute });
  const simulation = sentinels ? { simulateFailure: simulateSearchFailures(sentinelSlowMs) } : {};
  app.route(
    embeddedSearch.host,
    createSearchRoutes({ service: search, key: searchAccess.key, log, takeSearches, ...simulation }),
  );

  const api = app.basePath('/api');
  if (options.isBehind !== undefined) api.use(shedLoad(options.isBehind));
  const limitBody = bodyLimit({ maxSize: largestBody, onError: refuseLargeBody });
  // To ask whether a read has a body would make the whole request of the web standard, which nothing else needs.
  api.use((c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limitBody(c, next)));
  const contentVersion = () => contentVersionOf(catalogue());
  const responseCache = createResponseCache(createAnswersVersion(catalogue, clock));
  const route = createRoute(api, {
    responseCache,
    sendPrepared: responseHeaders.send,
    checkAnswers: sentinels,
    unknownAddress: (described, asked) => unknownAddress(catalogue(), described, asked),
    senderAddress,
    takeRead: (c) => (isOwnRequest(c) ? undefined : reads.take(senderAddress(c))),
    waitForRefusals: (c) => refusals.wait(senderAddress(c)),
    noteRefusal: (c) => refusals.take(senderAddress(c)),
    refuseForeignWrite: (c) => refuseForeignWrite(c, { siteUrl: forms.settings.operator.siteUrl, allowedOrigins }),
    ...(sentinels && { simulateFailure: simulateFailures(catalogue, sentinelSlowMs) }),
  });
  addApiRoutes(route, { store, catalogue, clock, board, search, searchAccess, contentVersion });
  addFormRoutes(api, route, { store, catalogue, clock, board, forms });

  const described = apiDescription(forms.settings.operator.name);
  const sendDocument = sendCached(responseHeaders.send);
  api.get('/openapi.json', async (c) =>
    sendDocument(c, await responseCache.getOrCreate('openapi.json', async () => described)),
  );

  refuseUnknownCalls(api);

  app.get(securityTextAddress, (c) =>
    c.text(securityText(forms.settings.operator, clock()), 200, { 'cache-control': 'no-cache' }),
  );

  if (site === undefined) app.notFound(plainNotFound);
  else {
    const statusOf = (path: string) => pageStatus(path, catalogue(), sentinels);
    app.all(
      '*',
      servePages(site, {
        statusOf,
        isHidden: (path) => isHiddenPage(path, catalogue()),
        contentVersion: options.pageVersion ?? contentVersion,
        sendPrepared: responseHeaders.send,
      }),
    );
  }
  return app;
}
