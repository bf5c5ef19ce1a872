import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '#server/clock.ts';
import type { ContentPreview } from '#server/content/live/content-preview.ts';
import { addDeskFileRoutes, addDeskRoutes } from '#server/desk/add-desk-routes.ts';
import { createDepartureFeed } from '#server/desk/departure-feed/departure-feed.ts';
import { addDepartureFeedDeskRoutes } from '#server/desk/departure-feed/departure-feed-desk-routes.ts';
import { createDeskApp, type DeskApp } from '#server/desk/desk-app.ts';
import type { DeskBacking } from '#server/desk/desk-backing.ts';
import type { DeskSettings } from '#server/desk/desk-settings.ts';
import { createPreviewPage } from '#server/desk/preview-page.ts';
import { createDeskAuth } from '#server/desk/sign-in/desk-auth.ts';
import { signInUrl } from '#server/desk/sign-in/sign-in-mails.ts';
import { createDepartureBoard } from '#server/group-tours/departure-board.ts';
import type { Site } from '#server/http/site/site-files.ts';
import type { Log } from '#server/log.ts';

export interface OpenDeskOptions extends Omit<DeskBacking, 'board' | 'isStaff'> {
  clock: Clock;
  log: Log;
  settings: DeskSettings;
  isDemonstration: boolean;
  trustedProxies: number;
  checkAnswers: boolean;
  /** What one sender may try to sign in in a minute. */
  triesPerMinute: number;
  /** Shows pages over content that is not live; undefined where pages cannot be rendered. */
  preview: ContentPreview | undefined;
  /** The visitors' built site. */
  siteFiles: Site | undefined;
  /** Where the built desk lies, if it was built. */
  deskFolder: string;
}

export interface OpenDesk {
  app: DeskApp;
  settings: DeskSettings;
  /** Signs whoever started a demonstration in, once; undefined anywhere else. */
  demonstrationUrl(): Promise<string | undefined>;
}

/** Opens the desk beside the app of the visitors. */
export function openDesk(options: OpenDeskOptions): OpenDesk {
  const { clock, settings, isDemonstration, deskFolder } = options;
  const auth = createDeskAuth(options);
  const isStaff = (email: string) => settings.staff.some((member) => member.email === email.toLowerCase());
  const backing = { ...options, board: createDepartureBoard(options), isStaff };
  const departureFeed = createDepartureFeed({ ...options, board: backing.board, url: settings.url });
  const { store, content, preview } = options;
  const previewOf =
    preview && content && createPreviewPage({ preview, store, folder: content.folder, url: settings.url });
  const app = createDeskApp({
    ...options,
    auth,
    previewOf,
    departureFeed,
    addRoutes: (route) => {
      addDeskRoutes(route, backing);
      addDepartureFeedDeskRoutes(route, { ...options, feed: departureFeed });
    },
    addFileRoutes: (route) => addDeskFileRoutes(route, backing),
    deskFolder: existsSync(join(deskFolder, 'index.html')) ? deskFolder : undefined,
  });
  return {
    app,
    settings,
    async demonstrationUrl() {
      const token = isDemonstration ? await auth.demonstrationToken(clock()) : undefined;
      return token === undefined ? undefined : signInUrl(settings, token);
    },
  };
}
