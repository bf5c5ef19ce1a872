import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { count } from '#contract/words/count.ts';
import { followMailbox } from '#server/answers/follow-mailbox.ts';
import { warmUp } from '#server/api/warm-up.ts';
import { type App, createApp } from '#server/app.ts';
import { openBotCheck } from '#server/bot-check/open-bot-check.ts';
import { systemClock } from '#server/clock.ts';
import { loadSoundCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import { createMapCache } from '#server/content/catalogue/loading/map-cache.ts';
import { leftToDo } from '#server/content/catalogue/records/left-to-do.ts';
import { readDraft } from '#server/content/editing/drafts.ts';
import { mayPublish } from '#server/content/editing/may-publish.ts';
import { finishPublications } from '#server/content/editing/publication.ts';
import { createPlanRunner, type RunPlans } from '#server/content/editing/run-plans.ts';
import { signatureOf } from '#server/content/live/folder-watch.ts';
import { followContent } from '#server/content/live/follow-content.ts';
import { createShownContent } from '#server/content/live/shown-content.ts';
import type { AskApi } from '#server/content/live/worker-link.ts';
import { keepOfficeOf } from '#server/content/site/office-of.ts';
import { describeProblem } from '#server/content-error.ts';
import type { DeskSettings } from '#server/desk/desk-settings.ts';
import type { OpenDesk } from '#server/desk/open-desk.ts';
import { type Env, readEnv } from '#server/env.ts';
import { decideBookings } from '#server/group-tours/decide-bookings.ts';
import { createDepartureBoard, createReadingBoard } from '#server/group-tours/departure-board.ts';
import { createHousekeeping } from '#server/housekeeping.ts';
import { warnOfOwnMachine } from '#server/http/public-address.ts';
import { watchLateness } from '#server/http/shed-load.ts';
import { warnOfOtherBuild } from '#server/http/site/built-for.ts';
import { madeSiteFile, readSite } from '#server/http/site/site-files.ts';
import { createLog, toStandardOutput } from '#server/log.ts';
import { openMails } from '#server/open-mails.ts';
import { removeOldArrivals } from '#server/photos/arrivals.ts';
import { findPhotographs } from '#server/photos/known-photographs.ts';
import { livePhotoFolder, originalsFolder } from '#server/photos/photo-files.ts';
import { renditionFiles } from '#server/photos/rendition-files.ts';
import { projectFolder } from '#server/project-folder.ts';
import { sweepEveryMinute } from '#server/retention/sweep.ts';
import { searchAccessOf } from '#server/search/search-access.ts';
import { createSearchService } from '#server/search/search-service.ts';
import { compareSecrets } from '#server/secret/known-secret.ts';
import { openDetailsKey, openSecret } from '#server/secret/open-secret.ts';
import type { GivenSettings } from '#server/settings/read-settings.ts';
import { createFreeSpace } from '#server/store/free-space.ts';
import { askStore, openStore, type Store } from '#server/store/open-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';

export interface OpenApp {
  app: App;
  env: Env;
  /** What the staff work with, on a port of its own; undefined where there is none. */
  desk: OpenDesk | undefined;
  /** Follows the content's folder, departures and the day from now on; to be called when the server listens. */
  follow(): void;
  /** Ends deliveries and closes the store; call it when no request is running. */
  close(): Promise<void>;
}

/**
 * Opens everything the back end stands on. `given` are all its settings; what is not among them has its default.
 * `siteFolder` holds the built site.
 *
 * @throws EnvError, ContentError or StoreUnavailable; their messages are meant to be read.
 */
export async function openApp(
  given: GivenSettings,
  siteFolder = join(projectFolder(), given.SITE_FOLDER || 'dist'),
): Promise<OpenApp> {
  const env = readEnv(given);
  const { dataDir, contentDir, site, keepEnquiriesMonths, enquiries: settings } = env;
  keepOfficeOf(site.operator);
  const isProduction = env.mode === 'production';
  const searchAccess = searchAccessOf(env);
  const clock = systemClock;
  const log = createLog({ level: env.logLevel, sink: toStandardOutput, clock });
  const built = existsSync(join(siteFolder, 'index.html'));
  const photoPlaces = {
    originals: originalsFolder(contentDir),
    cacheFolder: livePhotoFolder(dataDir),
    // In development a site that was built earlier may lie there, and is not what is shown.
    siteFolder: built && env.mode !== 'development' ? siteFolder : undefined,
  };
  const store = await openStore(env);
  const queue = createWriteQueue(store);
  await finishPublications({ store, queue, folder: contentDir });
  const photographs = findPhotographs(photoPlaces);
  const seen = await signatureOf(contentDir);
  const mapCache = createMapCache();
  const { found: first, ...known } = await loadOrClose(store, () =>
    loadSoundCatalogue(contentDir, {
      clock,
      site,
      photographs: photographs.made,
      mapCache,
      warn: log.warn,
      onUnfinished: (file) => log.warn('an unfinished record is not shown before it is filled in', { file }),
    }),
  );
  const shown = createShownContent({ catalogue: first, ...known }, clock);
  const { catalogue } = shown;
  await decideBookings({ store, catalogue: first, demonstration: site.isDemonstration, clock, log });
  const [toDo, ...others] = leftToDo(site, first);
  if (toDo !== undefined)
    log.warn(`${count(others.length + 1, 'thing')} of the content to be made yours`, { first: describeProblem(toDo) });
  if (isProduction && !built) log.warn('the site is not built; only the API answers');
  if (isProduction) warnOfOwnMachine(settings.operator.siteUrl, log);
  if (isProduction) warnOfOtherBuild(siteFolder, env.security.thirdParties, log);
  const secret = openSecret(settings, dataDir);
  const detailsKey = openDetailsKey(settings, dataDir);
  await compareSecrets(store, { secret, detailsKey }, log);
  const mails = openMails({ store, catalogue, queue, clock, log, secret, settings, desk: env.desk, dataDir });
  let runPlans: RunPlans | undefined;
  const housekeeping = createHousekeeping({
    store,
    queue,
    log,
    outboxFolder: mails.folder,
    keepEnquiriesMonths,
    operator: settings.operator,
    secret,
    // What a start finds due waits for the server that listens.
    runPlans: async (now) => runPlans?.(now),
  });
  const sweeping = sweepEveryMinute(housekeeping, clock);
  const { operator, mailFrom: sender, inbox } = settings;
  const staff = env.desk?.staff.map(({ email }) => email) ?? [];
  const ours = { sender, others: [inbox, operator.email, ...staff], name: operator.name };
  const mailbox = env.mailbox && followMailbox({ mailbox: env.mailbox, ours, store, queue, clock, log });
  const board = createDepartureBoard({ catalogue, store, clock });
  const search = createSearchService({ catalogue, clock, board });
  await search.followDepartures();
  warmUp(first, search);
  const lateness = watchLateness(env.busyAfterMs);
  const visitorsApp = {
    store,
    clock,
    log,
    forms: {
      settings,
      secret,
      detailsKey,
      botCheck: openBotCheck(settings, { secret, clock, log }),
      queue,
      wakeOutbox: mails.wake,
      eraseMails: mails.erase,
      hasRoom: createFreeSpace({ folder: dataDir, leastBytes: env.leastFreeBytes }),
    },
    security: env.security,
    allowedOrigins: env.allowedOrigins,
    searchesPerMinute: env.searchesPerMinute,
    readsPerMinute: env.readsPerMinute,
    refusalsPerMinute: env.refusalsPerMinute,
    sentinels: !isProduction,
    sentinelSlowMs: env.sentinelSlowMs,
    searchAccess,
  };
  const files = built ? readSite(siteFolder) : undefined;
  // What was made since the site was built.
  const renditions = renditionFiles(photoPlaces, first.photographs, (address) => files?.has(address) ?? true);
  for (const { address, body } of [...renditions.values()].flatMap((each) => each ?? []))
    files?.set(address, madeSiteFile(address, body, undefined));
  const followed = followContent({
    folder: contentDir,
    seen,
    site,
    shown,
    mapCache,
    clock,
    log,
    photographs: photoPlaces,
    hasWaitingPhotographs: photographs.waiting.length > 0,
    built: files && { folder: siteFolder, files },
    ask: (address) => askOf(app)(address),
    departuresRevision: board.revision,
    openPreviewApi: (looked) =>
      askOf(
        createApp({
          ...visitorsApp,
          catalogue: looked,
          board: createReadingBoard({ catalogue: looked, store, clock }),
        }),
      ),
  });
  const app: App = createApp({
    ...visitorsApp,
    catalogue,
    board,
    search,
    isBehind: lateness.isBehind,
    ...(files && { site: files, pageVersion: followed.versionOf }),
  });
  // The first request a server answers makes its routes, some 60 ms for which others would wait: it is our own.
  await app.request('/api/health');
  const desk = env.desk && (await openDeskOf(env.desk));
  const close = async () => {
    await followed.stop();
    await sweeping.stop();
    await mailbox?.stop();
    lateness.stop();
    await mails.stop();
    await store.close();
  };
  const follow = () => {
    followed.start();
    runPlans = createPlanRunner({ store, queue, live: followed.content, folder: contentDir });
  };
  return { app, env, desk, follow, close };

  async function openDeskOf(deskSettings: DeskSettings): Promise<OpenDesk> {
    // What signs the staff in takes a second to load, which a server without a desk does not wait for.
    const { openDesk } = await import('#server/desk/open-desk.ts');
    await removeOldArrivals(photoPlaces.originals);
    if (!(await mayPublish(contentDir))) log.warn(cannotPublish, { folder: contentDir });
    return openDesk({
      settings: deskSettings,
      store,
      queue,
      catalogue,
      contentReadAt: shown.since,
      content: { live: followed.content, folder: contentDir },
      preview: followed.preview,
      siteFiles: files,
      photographs: {
        ...followed.photographs,
        folder: contentDir,
        places: photoPlaces,
        draftOf: (record) => askStore(store, async (db) => (await readDraft(db, record))?.value),
        onChange: () => void followed.content.refresh(),
      },
      clock,
      log,
      secret,
      detailsKey,
      operator: settings.operator,
      site,
      isDemonstration: site.isDemonstration,
      trustedProxies: settings.trustedProxies,
      checkAnswers: !isProduction,
      // An office behind one address is one sender; a code has five tries whoever makes them.
      triesPerMinute: env.refusalsPerMinute,
      dataDir,
      leastFreeBytes: env.leastFreeBytes,
      keepEnquiriesMonths,
      mailbox: mailbox?.state,
      siteFolder: built ? siteFolder : undefined,
      deskFolder: deskFolderOf(siteFolder),
      wakeOutbox: mails.wake,
      eraseMails: mails.erase,
    });
  }
}

/** The API of an app as the server itself asks it. */
function askOf(app: App): AskApi {
  return async (address) => {
    const answer = await app.request(address, undefined, { isOwn: true });
    return { status: answer.status, body: await answer.text() };
  };
}

/** A content that cannot be read leaves no store open behind it. */
async function loadOrClose<T>(store: Store, load: () => T): Promise<T> {
  try {
    return load();
  } catch (error) {
    await store.close();
    throw error;
  }
}

const cannotPublish =
  'nothing can be published at the desk: the folder of the content may not be written; name one that may be with CONTENT_DIR, and begin it with CONTENT_FROM';

/** Beside the built site. */
function deskFolderOf(siteFolder: string): string {
  return `${siteFolder}-desk`;
}
