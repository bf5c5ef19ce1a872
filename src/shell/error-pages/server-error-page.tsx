import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { ErrorNotice } from '#platform/api/error-catalogue.ts';
import { pagePlate } from '#platform/images/picture-sources.ts';
import { ReloadCountdown } from '#shell/error-pages/reload-countdown.tsx';
import { GoBackButton } from '#shell/navigation/go-back-button.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PlateSpread } from '#ui/record-head.tsx';

/** How long Try Again says Refreshing... before it reloads (B-86). */
const refreshingMs = 1000;

interface ServerErrorPageProps {
  notice: ErrorNotice;
  /** Finds the failure in the server's log. */
  reference?: string | undefined;
}

/** The 500 page (B-67). Who writes to us from here need not explain where it happened. */
export function ServerErrorPage({ notice, reference }: ServerErrorPageProps) {
  const report = { report: reference, page: useLocation({ select: ({ pathname }) => pathname }) };
  const [isRefreshing, setRefreshing] = useState(false);

  function tryAgain() {
    setRefreshing(true);
    setTimeout(() => location.reload(), refreshingMs);
  }

  return (
    <div className="pb-8">
      <PlateSpread picture={weatherDelayPlate}>
        <div className="record-words items-start pt-6">
          <h1 className="text-record leading-none tracking-tight">Weather Delays Ahead</h1>
          <p className="mt-5 max-w-xl text-lead leading-snug">{notice.title}</p>
          <p className="mt-2 max-w-xl text-muted">{notice.message}</p>
          <ReloadCountdown />
          <div className="mt-8 flex flex-wrap gap-3">
            <Button onClick={tryAgain} disabled={isRefreshing}>
              {isRefreshing ? 'Refreshing...' : 'Try Again'}
            </Button>
            <GoBackButton />
            <ButtonLink variant="quiet" to="/" reloadDocument>
              Return Home
            </ButtonLink>
          </div>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink
              variant="quiet"
              size="small"
              to="/contact"
              search={{ topic: 'support', ...report }}
              reloadDocument
            >
              Contact Support
            </ButtonLink>
            <ButtonLink
              variant="quiet"
              size="small"
              to="/contact"
              search={{ topic: 'feedback', ...report }}
              reloadDocument
            >
              Report Issue
            </ButtonLink>
          </div>
        </div>
      </PlateSpread>
    </div>
  );
}

export const weatherDelayPlate = pagePlate(
  'weather-delay',
  'list',
  'Illustration: rain falls behind three zebras on a green plain',
  'Long rains, four in the afternoon',
);
