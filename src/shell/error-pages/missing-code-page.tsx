import { useEffect, useState } from 'react';
import { AppError } from '#platform/api/app-error.ts';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { reloadAutomatically } from '#platform/browser/automatic-reload.ts';
import { LostConnection } from '#shell/error-pages/lost-connection.tsx';
import { ServerErrorPage } from '#shell/error-pages/server-error-page.tsx';
import { PagePending } from '#shell/layout/page-pending.tsx';

const lostConnection = new AppError('NETWORK_ERROR', 'A part of the site could not be loaded.');

/** How long the site is waited for before the network counts as gone. */
const patienceMs = 5000;

/**
 * A page whose code could not be loaded. While the site answers, the code is gone because there is a newer build: one reload
 * fetches that (B-69). Without a network a reload would only lose what is on the screen.
 */
export function MissingCodePage({ error }: { error: unknown }) {
  const [state, setState] = useState<'looking' | 'unreachable' | 'given up'>('looking');

  useEffect(() => {
    let isWanted = true;
    void siteAnswers().then((answers) => {
      if (!isWanted) return;
      if (!answers) setState('unreachable');
      else if (!reloadAutomatically('missing-code')) setState('given up');
    });
    return () => {
      isWanted = false;
    };
  }, []);

  if (state === 'unreachable') return <LostConnection error={lostConnection} />;
  return state === 'looking' ? <PagePending /> : <ServerErrorPage notice={noticeOf(error)} />;
}

/** The browser's idea of being online is not the truth; a real answer is. */
async function siteAnswers(): Promise<boolean> {
  try {
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return answer.ok;
  } catch {
    return false;
  }
}
