import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { count } from '#contract/words/count.ts';
import { registerWorker } from '#offline/register-worker.ts';
import { bytesOf } from '#platform/along/along-figures.ts';
import { wholeSite } from '#platform/along/parcels.ts';
import { readFigures } from '#platform/along/read-figures.ts';
import { askToStay, roomFor, secondsFor } from '#platform/along/room.ts';
import { alongSize, takeAlong } from '#platform/along/take-along.ts';
import { canRemember } from '#platform/browser/storage.ts';
import { aboutSeconds, megabytes } from '#shell/along/along-words.ts';
import type { Takeable } from '#shell/along/takeable.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface BeforeTakingProps {
  takeable: Takeable;
  onBegun?: () => void;
}

/** What it weighs and whether there is room, before anything is fetched. */
export function BeforeTaking({ takeable, onBegun }: BeforeTakingProps) {
  const [isRefused, setRefused] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ['what it weighs', takeable.id],
    queryFn: ({ client }) => weigh(takeable, client),
    retry: false,
    gcTime: 0,
    meta: { persist: false },
  });
  if (!('serviceWorker' in navigator) || !('caches' in window) || !canRemember() || isRefused) {
    return (
      <p role={isRefused ? 'alert' : undefined}>
        This browser keeps nothing for us here, as in a private window. In another one the pages can be taken along.
      </p>
    );
  }
  if (isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>We could not find out what it weighs. It takes a network to take something along.</p>
        <Button variant="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (data === undefined) return <Spinner />;
  const { pages, bytes, seconds, room } = data;
  const begin = () => {
    if (!takeAlong({ id: takeable.id, title: takeable.title, pages, bytes })) return setRefused(true);
    void askToStay();
    // Also for visitors who save data: they have asked for this.
    void registerWorker({ isAskedFor: true });
    onBegun?.();
  };
  return (
    <>
      <p>
        {`${count(pages.length, 'page')} with their pictures and maps, so that they open without a network: about ${megabytes(bytes)}${seconds === undefined ? '' : `, ${aboutSeconds(seconds)} on this connection`}.`}
      </p>
      <p className="text-muted">
        Prices and seats in them are those of the day they are taken. With a network you always see today’s.
      </p>
      {room !== undefined && (
        <p role="alert" className="rounded-card bg-sand px-5 py-4">
          {`This device has room for ${megabytes(room.free)} more of this site, which may not be enough.${takeable.id === wholeSite ? ' A single trip weighs less: take it along from its own page.' : ''}`}
        </p>
      )}
      <div>
        <Button onClick={begin}>{`Take it along, ${megabytes(bytes)}`}</Button>
      </div>
    </>
  );
}

async function weigh({ pages }: Takeable, queryClient: QueryClient) {
  const [figures, asked] = await Promise.all([readFigures(), pages?.(queryClient)]);
  const all = asked ?? Object.keys(figures.pages);
  const bytes = bytesOf(figures, all, alongSize());
  return { pages: all, bytes, seconds: secondsFor(bytes), room: await roomFor(bytes) };
}
