import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepareAnswers } from '#server/api/prepare-answers.ts';
import { type App, createApp } from '#server/app.ts';
import { openBotCheck } from '#server/bot-check/open-bot-check.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { systemClock } from '#server/clock.ts';
import { enquiryMails } from '#server/enquiries/letters/enquiry-mails.ts';
import { type Env, readEnv } from '#server/env.ts';
import { beginBookings } from '#server/group-tours/example-bookings.ts';
import { isOwnMachine } from '#server/http/public-address.ts';
import { watchLateness } from '#server/http/shed-load.ts';
import { createLog, type Log, toStandardOutput } from '#server/log.ts';
import { eraseMailFiles } from '#server/mail/erase-mail-files.ts';
import { openOutbox, outboxFolder } from '#server/mail/open-outbox.ts';
import { newsletterMails } from '#server/newsletter/newsletter-mails.ts';
import { createNewsletterTokens } from '#server/newsletter/newsletter-tokens.ts';
import { projectFolder } from '#server/project-folder.ts';
import { createSweep, type SweepOptions } from '#server/retention/sweep.ts';
import { searchAccessOf } from '#server/search/search-access.ts';
import { createSearchService } from '#server/search/search-service.ts';
import { openSecret } from '#server/secret/kept-secret.ts';
import { compareSecrets } from '#server/secret/known-secret.ts';
import { readEnvFile } from '#server/settings/env-file.ts';
import { createFreeSpace } from '#server/store/free-space.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { StoreUnavailable } from '#server/store/store-unavailable.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';

export interface OpenApp {
  app: App;
  env: Env;
  /** Ends deliveries and closes the store; call it when no request is running. */
  close(): Promise<void>;
}

/**
 * Opens everything the back end stands on. `given` are the process's settings; a `.env` file in the working folder fills
 * in those that are missing. `siteFolder` holds the built site.
 *
 * @throws EnvError, ContentError or StoreUnavailable; their messages are meant to be read.
 */
export async function openApp(
  given: Readonly<Record<string, string | undefined>>,
  siteFolder = join(projectFolder(), 'dist'),
): Promise<OpenApp> {
  const env = readEnv({ ...readEnvFile(), ...given });
  const searchAccess = searchAccessOf(env);
  const clock = systemClock;
  const log = createLog({ level: env.logLevel, sink: toStandardOutput, clock });
  const project = projectFolder();
  const catalogue = loadCatalogue(env.contentDir ?? join(project, 'content'), { clock });
  const store = await openStore({
    dataDir: env.dataDir,
    ...(env.databaseUrl !== undefined && { databaseUrl: env.databaseUrl }),
  });
  await decideBookings({ store, catalogue, env, log });
  const built = existsSync(join(siteFolder, 'index.html'));
  if (!built && env.mode === 'production') log.warn('the site is not built; only the API answers');
  const settings = env.enquiries;
  if (env.mode === 'production' && isOwnMachine(settings.operator.siteUrl)) {
    log.warn('the public address is this machine, where links in mails lead nobody; set VITE_SITE_URL and build again');
  }
  const secret = openSecret(settings, env.dataDir);
  await compareSecrets(store, secret, log);
  const queue = createWriteQueue(store);
  const { operator, inbox } = settings;
  const composers = {
    ...enquiryMails({ store, operator, inbox }),
    ...newsletterMails({ store, operator, tokens: createNewsletterTokens(secret) }),
  };
  const outbox = openOutbox({ store, queue, clock, log, composers, settings, dataDir: env.dataDir });
  const { keepEnquiriesMonths } = env;
  const mailFolder = outboxFolder(env.dataDir);
  const sweeping = sweepEveryMinute({
    store,
    queue,
    log,
    outboxFolder: mailFolder,
    keepEnquiriesMonths,
  });
  const search = createSearchService({ catalogue, clock });
  prepareAnswers(catalogue, search);
  const lateness = watchLateness();
  const app = createApp({
    store,
    catalogue,
    clock,
    log,
    forms: {
      settings,
      secret,
      botCheck: openBotCheck(settings, { secret, clock, log }),
      queue,
      wakeOutbox: outbox.wake,
      eraseMails: (subjects) =>
        eraseMailFiles(mailFolder, subjects).catch((error: Error) => {
          log.error('mails stay as files', { reason: error.message });
        }),
      hasRoom: createFreeSpace({ folder: env.dataDir, leastBytes: env.leastFreeBytes }),
    },
    security: env.security,
    allowedOrigins: env.allowedOrigins,
    searchesPerMinute: env.searchesPerMinute,
    readsPerMinute: env.readsPerMinute,
    sentinels: env.mode !== 'production',
    sentinelSlowMs: env.sentinelSlowMs,
    searchAccess,
    search,
    isBehind: lateness.isBehind,
    ...(built && { siteFolder }),
  });
  const close = async () => {
    await sweeping.stop();
    lateness.stop();
    await outbox.stop();
    await store.close();
  };
  return { app, env, close };
}

/** A store that can be read and not written, as on a full disk, is served from; the next start decides. */
async function decideBookings({
  store,
  catalogue,
  env: { demonstration },
  log,
}: {
  store: Store;
  catalogue: Catalogue;
  env: Env;
  log: Log;
}): Promise<void> {
  try {
    const bookings = await beginBookings(store, { catalogue, demonstration, now: systemClock() });
    if (bookings === 'never' || demonstration) return;
    log.warn('the store began as a demonstration, and bookings in it are examples; begin with a new one');
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.error('the store cannot be written', { reason: error.message });
  }
}

/** Sweeps at once, so that the store knows the time before the first visitor comes, and then each minute. */
function sweepEveryMinute(options: SweepOptions): { stop(): Promise<void> } {
  const sweep = createSweep(options);
  let running = sweep(systemClock());
  const timer = setInterval(() => {
    running = running.then(() => sweep(systemClock()));
  }, 60_000);
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
