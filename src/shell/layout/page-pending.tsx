import * as React from 'react';
import { PagePart } from '#shell/error-boundary/page-part.tsx';
import { laterPart } from '#shell/later/later-part.tsx';
import { type ArrivingRecord, arrivingRecord } from '#ui/arriving-record.ts';
import { isComingBack } from '#ui/first-view.ts';
import { Spinner } from '#ui/spinner.tsx';

/** More screens than any page has. */
const tallest = 40;

/** Fetched with the first touch: nobody presses a card before. */
export const recordComing = laterPart<{ record: ArrivingRecord }>(
  async () => (await import('#shell/layout/record-coming.tsx')).RecordComing,
);

/** Shown while a page is on its way: what its card has shown already, or that it is coming. */
export function PagePending() {
  const [record] = React.useState(arrivingRecord);
  if (record === undefined) return <PageComing />;
  return (
    <PagePart name="record-coming" fallback={<PageComing />}>
      <React.Suspense fallback={<PageComing />}>
        <recordComing.Content record={record} />
      </React.Suspense>
    </PagePart>
  );
}

/** When a page that is not there yet gives way to this one, in milliseconds, and for how long at least. */
export const pendingTimes = {
  get pendingMs() {
    return arrivingRecord() === undefined ? 300 : 50;
  },
  get pendingMinMs() {
    return arrivingRecord() === undefined ? 300 : 0;
  },
};

/**
 * Where the visitor stands: as far down as they had come, so that the footer does not move up to them. On a way back nobody knows
 * yet how far down the page was left, so it is as tall as any.
 */
function PageComing() {
  const [minHeight] = React.useState(heightKept);
  return (
    <div style={{ minHeight }}>
      <div className="sticky top-0 flex h-[70svh] items-center justify-center">
        <Spinner />
      </div>
    </div>
  );
}

function heightKept(): number {
  if (import.meta.env.SSR) return 0;
  return isComingBack() ? tallest * innerHeight : scrollY + innerHeight;
}
