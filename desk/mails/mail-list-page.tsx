import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { DeskMail, MailCounts } from '#contract/desk/mail-endpoints.ts';
import { formatDay, formatMoment } from '#contract/words/days.ts';
import { departureWords } from '#contract/words/trip-words.ts';
import { mailsQuery } from '#desk/mails/mail.queries.ts';
import { fareWords, kindNames, mailLooks } from '#desk/mails/mail-words.ts';
import { SendAgain } from '#desk/mails/send-again.tsx';
import { allAndEach, CountTabs } from '#desk/shell/count-tabs.tsx';
import type { Column } from '#desk/shell/data-table.tsx';
import { ListAnswer } from '#desk/shell/list-answer.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { StateBadge } from '#desk/shell/state-badge.tsx';
import { nameOf } from '#platform/format.ts';

const route = getRouteApi('/_office/mails');

/** What is sent goes through while the list is looked at, in milliseconds. */
const askedAgainAfter = 10_000;

/** What the server has sent, is about to send, and could not. */
export function MailListPage() {
  const search = route.useSearch();
  const { data, error } = useQuery({
    ...mailsQuery(search),
    placeholderData: keepPreviousData,
    refetchInterval: askedAgainAfter,
  });
  const counts = data?.counts;
  return (
    <>
      <PageHead title="Mails" note={counts && fareOfAll(counts)}>
        {counts !== undefined && counts.failed > 0 && <SendAgain />}
      </PageHead>
      <CountTabs
        label="States"
        name="state"
        chosen={search.state}
        tabs={allAndEach(['failed', 'waiting', 'sent'], (state) => mailLooks[state].name, counts)}
      />
      <div className="mt-4 grid gap-4">
        <div>
          <ListAnswer
            data={data}
            error={error}
            rowsOf={({ mails }) => mails}
            noun="mails"
            caption="Mails"
            columns={columns}
            keyOf={({ messageId }) => messageId}
            isMarked={({ state }) => state === 'failed'}
            empty={search.state === undefined ? 'No mail has been written yet.' : 'There is no such mail.'}
          />
        </div>
      </div>
    </>
  );
}

function fareOfAll({ failed, waiting }: MailCounts): string {
  if (failed > 0) return `${failed} could not be delivered.`;
  return waiting > 0 ? `${waiting} on their way.` : 'Everything was sent.';
}

const link = 'underline decoration-line-strong underline-offset-4 hover:decoration-ink wrap-anywhere';

function About({ about }: { about: DeskMail['about'] }) {
  switch (about?.kind) {
    case 'enquiry':
      return (
        <Link to="/enquiries/$reference" params={{ reference: about.reference }} className={link}>
          {about.name} <span className="figures text-muted">{about.reference}</span>
        </Link>
      );
    case 'subscription':
      return (
        <Link to="/newsletter/$subscriptionId" params={{ subscriptionId: about.subscriptionId }} className={link}>
          {about.email ?? 'A subscription that has ended'}
        </Link>
      );
    case 'place':
      return (
        <Link to="/departures/$departureId" params={{ departureId: about.departure }} className={link}>
          {about.name || 'Somebody who left the line'}, {departureWords(about.departure)}
        </Link>
      );
    case 'content':
      return (
        <Link to="/content/$kind/$name" params={{ kind: about.of, name: about.name }} className={link}>
          {about.name.replaceAll('-', ' ')}
        </Link>
      );
    case 'day':
      return formatDay(about.day);
    case undefined:
      return <span className="text-muted">Erased since</span>;
  }
}

const columns: Column<DeskMail>[] = [
  { header: 'Mail', cell: (row) => nameOf(kindNames, row.kind) },
  { header: 'About', cell: (row) => <About about={row.about} /> },
  {
    header: 'Written',
    cell: (row) => <span className="figures">{formatMoment(row.queuedAt)}</span>,
  },
  {
    header: 'State',
    cell: (row) => (
      <div className="grid justify-items-start gap-1.5">
        <StateBadge of={mailLooks[row.state]} />
        <p className="text-label text-muted">{fareWords(row)}</p>
        {row.why !== null && <p className="text-danger text-label">{row.why}</p>}
        {row.state === 'failed' && <SendAgain messageId={row.messageId} />}
      </div>
    ),
  },
];
