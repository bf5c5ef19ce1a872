import { onlineManager, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { AppError } from '#platform/api/app-error.ts';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { reloadAutomatically } from '#platform/browser/automatic-reload.ts';
import { isMissingCode } from '#platform/browser/chunk-errors.ts';
import { ConnectionProblemPage } from '#shell/error-pages/connection-problem-page.tsx';
import { ServerErrorPage } from '#shell/error-pages/server-error-page.tsx';
import { PagePending } from '#shell/layout/page-pending.tsx';

/** Failures of the visitor's connection: the page itself can try again, there is nothing to apologise for. */
const connectionKinds = new Set(['NETWORK_ERROR', 'TIMEOUT_ERROR']);

/**
 * A page that could not be shown. A lost connection gets the catalogue's words and a Retry; code that is gone after a
 * deploy is fetched by a reload; anything else is the 500 page (B-67), with the catalogue's words where the failure has
 * some.
 */
export function RouteErrorPage({ error }: ErrorComponentProps) {
  if (isMissingCode(error)) return <MissingCodePage error={error} />;
  if (error instanceof AppError && connectionKinds.has(error.kind)) return <LostConnection error={error} />;
  return (
    <>
      <meta name="robots" content="noindex" />
      <ServerErrorPage notice={noticeOf(error)} reference={referenceOf(error)} />
    </>
  );
}

function referenceOf(error: unknown): string | undefined {
  return error instanceof AppError ? error.details.requestId : undefined;
}

const lostConnection = new AppError('NETWORK_ERROR', 'A part of the site could not be loaded.');

/** How long the site is waited for before the network counts as gone. */
const patienceMs = 5000;

/**
 * A page whose code could not be loaded. While the site answers, the code is gone because there is a newer build: one reload
 * fetches that (B-69). Without a network a reload would only lose what is on the screen.
 */
function MissingCodePage({ error }: { error: unknown }) {
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

/** Tries again when it is asked to, and by itself when the network is back. */
function LostConnection({ error }: { error: unknown }) {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const [isRetrying, setRetrying] = useState(false);

  const retry = useCallback(async () => {
    reset();
    await router.invalidate();
  }, [reset, router]);

  async function press() {
    setRetrying(true);
    await retry();
    setRetrying(false);
  }

  useEffect(() => {
    const retryNow = () => void retry();
    // The browser's word, and what a call has proved where the browser has not noticed anything.
    const unsubscribe = onlineManager.subscribe((isOnline) => isOnline && retryNow());
    addEventListener('online', retryNow);
    return () => {
      unsubscribe();
      removeEventListener('online', retryNow);
    };
  }, [retry]);

  return <ConnectionProblemPage notice={noticeOf(error)} onRetry={() => void press()} isRetrying={isRetrying} />;
}
