import { useState } from 'react';
import { count } from '#contract/words/count.ts';
import { isWhole, type Parcel, parcels, wholeSite } from '#platform/along/parcels.ts';
import { progress, remove, resume, stop } from '#platform/along/take-along.ts';
import { useStore } from '#platform/store.ts';
import { dayOf, megabytes } from '#shell/along/along-words.ts';
import { BeforeTaking } from '#shell/along/before-taking.tsx';
import { type Takeable, takeAlongModalId } from '#shell/along/takeable.ts';
import { DialogHead } from '#shell/modals/dialog-head.tsx';
import { Button } from '#ui/button.tsx';

/** What it weighs, then how far it is, then what is there, and how to be rid of it. */
export function TakeAlongDialog({ takeable }: { takeable: Takeable }) {
  const parcel = useStore(parcels, []).find(({ id }) => id === takeable.id);
  return (
    <div className="grid gap-5 p-5 sm:p-8">
      <DialogHead
        title={takeable.pages === undefined ? 'Take the whole site along' : 'Take this trip along'}
        modalId={takeAlongModalId}
      />
      {takeable.pages !== undefined && <p className="font-display font-semibold text-title-3">{takeable.title}</p>}
      {parcel === undefined ? <BeforeTaking takeable={takeable} /> : <Taken parcel={parcel} takeable={takeable} />}
    </div>
  );
}

function Taken({ parcel, takeable }: { parcel: Parcel; takeable: Takeable }) {
  const now = useStore(progress, undefined);
  const [isRenewing, setRenewing] = useState(false);
  const { id, pages, takenAt = 0, bytes, isStopped } = parcel;
  const own = now?.id === id ? now : undefined;
  if (isRenewing) return <BeforeTaking takeable={takeable} onBegun={() => setRenewing(false)} />;
  return (
    <>
      {own !== undefined && (
        <div className="grid gap-2">
          <progress
            aria-label="Taken so far"
            value={own.pages}
            max={own.allPages}
            className="h-2.5 w-full accent-[var(--color-accent)]"
          />
          <p role="status" className="figures">
            {stateWords[own.state](`${own.pages} of ${count(own.allPages, 'page')}`)}
          </p>
        </div>
      )}
      {own === undefined && isWhole(parcel) && (
        <p role="status">
          {`On this device since ${dayOf(takenAt)}: ${count(pages.length, 'page')}, ${megabytes(bytes)}. They open without a network. Prices and seats in them are of that day; they are renewed by themselves when you come by with a network.`}
        </p>
      )}
      {own === undefined && !isWhole(parcel) && (
        <p role="status">
          {isStopped
            ? 'Stopped. What is there stays, and it goes on from there.'
            : 'On its way in another tab, or about to go on.'}
        </p>
      )}
      {own?.state === 'full' && id === wholeSite && (
        <p>You can keep that, or take it off and take a single trip along instead, from its own page.</p>
      )}
      <div className="flex flex-wrap gap-2">
        {own !== undefined && own.state !== 'full' && (
          <Button variant="quiet" onClick={() => stop(id)}>
            Stop
          </Button>
        )}
        {isStopped && <Button onClick={() => resume(id)}>Go on</Button>}
        {own === undefined && isWhole(parcel) && (
          <Button variant="quiet" onClick={() => setRenewing(true)}>
            Take it again
          </Button>
        )}
        <Button variant="quiet" onClick={() => void remove(id)}>
          Take it off this device
        </Button>
      </div>
    </>
  );
}

const stateWords = {
  running: (pages: string) => `${pages} are here. You can go on reading meanwhile.`,
  waiting: (pages: string) => `${pages} are here. The network is away; it goes on by itself when it is back.`,
  full: (pages: string) => `There is no more room on this device. ${pages} are kept, and open without a network.`,
};
