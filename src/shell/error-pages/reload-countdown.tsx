import { useState } from 'react';
import { count } from '#contract/words/count.ts';
import { mayReload, recentReloads, reloadAutomatically } from '#platform/browser/automatic-reload.ts';
import { useCountdown } from '#shell/error-pages/use-countdown.ts';

/** The page reloads itself after this many seconds; when that did not help, it waits longer each time (B-85). */
const secondsToReload = 30;

const button = 'min-h-11 font-semibold underline underline-offset-4';

/** Says when the 500 page tries again by itself, and lets it be stopped; nothing but words once the visit has no reload left. */
export function ReloadCountdown() {
  const [plan] = useState(() => ({ may: mayReload('server-error'), earlier: recentReloads('server-error') }));
  return plan.may ? (
    <Counting from={secondsToReload * 2 ** plan.earlier} />
  ) : (
    <p className="mt-2 text-muted">This page has tried again by itself and leaves it to you now.</p>
  );
}

function Counting({ from }: { from: number }) {
  const { seconds, isPaused, pause, resume, isOffline } = useCountdown(from, reload);
  if (isPaused) {
    return (
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-muted">
        This page waits for you.
        <button type="button" onClick={resume} className={button}>
          Continue
        </button>
      </p>
    );
  }
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-muted">
      {isOffline ? (
        'You are offline. This page tries again once there is a connection.'
      ) : (
        <span>
          This page tries again by itself in <span className="figures">{count(seconds, 'second')}</span>.
        </span>
      )}
      <button type="button" onClick={pause} className={button}>
        Pause
      </button>
    </p>
  );
}

function reload(): void {
  reloadAutomatically('server-error');
}
