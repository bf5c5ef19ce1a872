import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AppError } from '#platform/api/app-error.ts';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { ServerErrorPage } from '#shell/error-pages/server-error-page.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';

/** Failures of the visitor's connection: the page itself can try again, there is nothing to apologise for. */
const connectionKinds = new Set(['NETWORK_ERROR', 'TIMEOUT_ERROR']);

/**
 * A page that could not be shown. A lost connection gets the catalogue's words and a Retry; anything else is the 500 page
 * (spec §2), with the catalogue's words where the failure has some.
 */
export function RouteErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const [isRetrying, setRetrying] = useState(false);
  const isConnection = error instanceof AppError && connectionKinds.has(error.kind);

  async function retry() {
    setRetrying(true);
    reset();
    await router.invalidate();
    setRetrying(false);
  }

  useEffect(() => {
    if (!isConnection) return;
    const retryNow = () => {
      reset();
      void router.invalidate();
    };
    addEventListener('online', retryNow);
    return () => removeEventListener('online', retryNow);
  }, [isConnection, reset, router]);

  if (!isConnection) return <ServerErrorPage notice={noticeOf(error)} reference={referenceOf(error)} />;
  return (
    <div className="page-width flex min-h-[70svh] items-center py-16">
      <ErrorPanel heading="h1" notice={noticeOf(error)} onRetry={() => void retry()} isRetrying={isRetrying} />
    </div>
  );
}

function referenceOf(error: unknown): string | undefined {
  return error instanceof AppError ? error.details.requestId : undefined;
}
