import type { ErrorComponentProps } from '@tanstack/react-router';
import { AppError } from '#platform/api/app-error.ts';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { isMissingCode } from '#platform/browser/missing-code.ts';
import { LostConnection } from '#shell/error-pages/lost-connection.tsx';
import { MissingCodePage } from '#shell/error-pages/missing-code-page.tsx';
import { ServerErrorPage } from '#shell/error-pages/server-error-page.tsx';

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
