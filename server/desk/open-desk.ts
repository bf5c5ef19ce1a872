import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Clock } from '#server/clock.ts';
import { createDeskApp, type DeskApp } from '#server/desk/desk-app.ts';
import type { DeskRoute } from '#server/desk/desk-route.ts';
import type { DeskSettings } from '#server/desk/desk-settings.ts';
import { addEnquiryDeskRoutes } from '#server/desk/enquiry-desk-routes.ts';
import { createDeskAuth } from '#server/desk/sign-in/desk-auth.ts';
import { signInUrl } from '#server/desk/sign-in/sign-in-mails.ts';
import { createDepartureBoard } from '#server/group-tours/departure-board.ts';
import type { Log } from '#server/log.ts';
import type { Secret } from '#server/secret/secret.ts';
import type { Operator } from '#server/settings/operator.ts';
import type { Store } from '#server/store/open-store.ts';

export interface OpenDeskOptions {
  store: Store;
  catalogue: Catalogue;
  clock: Clock;
  log: Log;
  secret: Secret;
  settings: DeskSettings;
  operator: Operator;
  isDemonstration: boolean;
  trustedProxies: number;
  checkAnswers: boolean;
  triesPerMinute?: number;
  /** Where the built desk lies, if it was built. */
  deskFolder: string;
  wakeOutbox(): void;
}

export interface OpenDesk {
  app: DeskApp;
  settings: DeskSettings;
  /** Signs whoever started a demonstration in, once; undefined anywhere else. */
  demonstrationUrl(): Promise<string | undefined>;
}

/** Opens the desk beside the app of the visitors. */
export function openDesk(options: OpenDeskOptions): OpenDesk {
  const { store, catalogue, clock, secret, settings, operator, isDemonstration, deskFolder, wakeOutbox } = options;
  const board = createDepartureBoard({ catalogue, store, clock });
  const auth = createDeskAuth({ store, secret, settings, wakeOutbox });
  const isBuilt = existsSync(join(deskFolder, 'index.html'));
  const app = createDeskApp({ ...options, auth, addRoutes, deskFolder: isBuilt ? deskFolder : undefined });
  return {
    app,
    settings,
    async demonstrationUrl() {
      const token = isDemonstration ? await auth.demonstrationToken(clock()) : undefined;
      return token === undefined ? undefined : signInUrl(settings, token);
    },
  };

  function addRoutes(route: DeskRoute): void {
    addEnquiryDeskRoutes(route, { store, catalogue, board, operator });
  }
}
