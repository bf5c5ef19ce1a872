import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';

/** Says how old the copy on the screen is. It does not count along: a screen reader would read each minute out. */
export function SavedCopyLine({ icon }: { icon: ReactNode }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [age, setAge] = useState(() => ageOfOldest(queryClient));
  // Another page shows other copies.
  useEffect(() => router.subscribe('onRendered', () => setAge(ageOfOldest(queryClient))), [router, queryClient]);
  return (
    <p className="lower-line flex min-h-13 items-center gap-3 py-1">
      {icon}
      <span className="grow">{`Saved ${formatSavedAge(age)}. We could not refresh it.`}</span>
      <button
        type="button"
        onClick={() => void queryClient.refetchQueries({ type: 'active' })}
        className="min-h-9 rounded-full bg-sand px-3 font-semibold hover:bg-line"
      >
        Refresh
      </button>
    </p>
  );
}

/** Of what the page shows, in milliseconds. */
function ageOfOldest(queryClient: QueryClient): number {
  const saved = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt);
  return Math.max(0, Date.now() - Math.min(...saved));
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a saved copy was saved, in words: minutes, from an hour on hours, from two days on days. */
export function formatSavedAge(milliseconds: number): string {
  if (milliseconds < minute) return 'a moment ago';
  if (milliseconds < hour) return ago(milliseconds / minute, 'minute');
  if (milliseconds < 2 * day) return ago(milliseconds / hour, 'hour');
  return ago(milliseconds / day, 'day');
}

function ago(amount: number, unit: Intl.RelativeTimeFormatUnit): string {
  return new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(-Math.floor(amount), unit);
}
