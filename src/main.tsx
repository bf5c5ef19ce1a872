import '#platform/zod-config.ts';
import '#src/styles/site.css';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { createApi } from '#platform/api/api.ts';
import { watchMissingCode } from '#platform/browser/missing-code.ts';
import { quietViewTransitions } from '#platform/browser/quiet-view-transitions.ts';
import { whenIdle } from '#platform/browser/when-idle.ts';
import { takeUpWhatWasLeft } from '#platform/enquiries/take-up.ts';
import { env } from '#platform/env.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { persistQueries } from '#platform/query-persistence.ts';
import { reportRefresh } from '#shell/saved-copy/refresh-status.ts';
import { createSiteRouter } from '#src/router.tsx';
import { Site } from '#src/site.tsx';

quietViewTransitions();
watchMissingCode();
const queryClient = createQueryClient({ api: createApi({ host: env.VITE_API_HOST }), onRefresh: reportRefresh });
const { restored } = persistQueries(queryClient, __BUILD_ID__);
const router = createSiteRouter({ queryClient, restored });

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no element with the id app.');
createRoot(root).render(
  <React.StrictMode>
    <Site router={router} />
  </React.StrictMode>,
);

// After the first page, which must not wait for it.
void restored.then(() => takeUpWhatWasLeft(queryClient));

// Spec §7: the background worker, and the notices that come with it. Without its code the site works as before.
whenIdle(() => {
  import('#shell/offline/offline-companion.ts').then(
    ({ startCompanion }) => startCompanion(queryClient),
    () => {},
  );
});
