import { onlineManager, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { ConnectionProblemPage } from '#shell/error-pages/connection-problem-page.tsx';

/** Tries again when it is asked to, and by itself when the network is back. */
export function LostConnection({ error }: { error: unknown }) {
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
