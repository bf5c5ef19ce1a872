import { useLayoutEffect } from 'react';
import type { ArrivingRecord } from '#ui/arriving-record.ts';
import { DetailPage } from '#ui/detail-page.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** The first view of a record's page from its card: picture, name, line and price stand where the page will have them. */
export function RecordComing({ record: { picture, title, text, aside } }: { record: ArrivingRecord }) {
  useLayoutEffect(() => scrollTo({ top: 0, behavior: 'instant' }), []);
  return (
    <DetailPage
      picture={picture}
      title={title}
      lead={text}
      breadcrumbs={<div className="h-11" />}
      panel={aside && <div className="raised-shadow rounded-panel bg-surface p-6 sm:p-7">{aside}</div>}
    >
      <div className="flex h-[50svh] items-center justify-center">
        <Spinner />
      </div>
    </DetailPage>
  );
}
