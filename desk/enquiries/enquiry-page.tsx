import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { formatMoment } from '#contract/words/days.ts';
import { Conversation } from '#desk/enquiries/conversation.tsx';
import { enquiryQuery } from '#desk/enquiries/enquiry.queries.ts';
import { EnquiryAsked } from '#desk/enquiries/enquiry-asked.tsx';
import { EnquiryMails } from '#desk/enquiries/enquiry-mails.tsx';
import { stateNames, stateTones } from '#desk/enquiries/enquiry-words.ts';
import { EraseEnquiry } from '#desk/enquiries/erase-enquiry.tsx';
import { NoteForm } from '#desk/enquiries/note-form.tsx';
import { PriceToday } from '#desk/enquiries/price-today.tsx';
import { ReplyForm } from '#desk/enquiries/reply-form.tsx';
import { WhoseTurn } from '#desk/enquiries/whose-turn.tsx';
import { WorkPanel } from '#desk/enquiries/work-panel.tsx';
import { EnquiryProposals } from '#desk/proposals/enquiry-proposals.tsx';
import { HistoryList } from '#desk/shell/history-list.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { Badge } from '#ui/badge.tsx';

const route = getRouteApi('/_office/enquiries/$reference');

/** One enquiry: what was asked, what was said, and what the office makes of it. */
export function EnquiryPage() {
  const { reference } = route.useParams();
  const { data: enquiry } = useSuspenseQuery({ ...enquiryQuery(reference), refetchInterval: 30_000 });
  const { details } = enquiry;
  const about = details.kind === 'custom-safari' ? details.tour.name : (details.context?.name ?? 'A message');
  return (
    <>
      <PageHead
        list={{ to: '/enquiries', name: 'Enquiries' }}
        title={details.traveller.name}
        note={`${reference} · ${about} · came in on ${formatMoment(enquiry.receivedAt)}`}
      >
        <Badge tone={stateTones[enquiry.state]}>{stateNames[enquiry.state]}</Badge>
        {enquiry.isOverdue && <Badge tone="danger">Unanswered for longer than we promise</Badge>}
        {enquiry.isReminderDue && <Badge tone="warning">Ask again</Badge>}
      </PageHead>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-5">
          <EnquiryAsked details={enquiry.details} />
          {enquiry.today !== null && <PriceToday today={enquiry.today} />}
          <Panel title="What was said">
            <Conversation enquiry={enquiry} />
            <WhoseTurn enquiry={enquiry} />
          </Panel>
          <ReplyForm key={enquiry.reference} enquiry={enquiry} />
          <NoteForm key={`note ${enquiry.reference}`} enquiry={enquiry} />
        </div>
        <div className="grid min-w-0 gap-5">
          <WorkPanel key={enquiry.reference} enquiry={enquiry} />
          <EnquiryProposals key={`proposals ${enquiry.reference}`} enquiry={enquiry} />
          <Others enquiries={enquiry.others} />
          <EnquiryMails mails={enquiry.mails} />
          <Panel title="History">
            <HistoryList changes={enquiry.history} />
          </Panel>
          <EraseEnquiry reference={enquiry.reference} />
        </div>
      </div>
    </>
  );
}

function Others({ enquiries }: { enquiries: DeskEnquiry['others'] }) {
  if (enquiries.length === 0) return null;
  return (
    <Panel title="Others of the same traveller">
      <ul className="grid gap-2">
        {enquiries.map((other) => (
          <li key={other.reference}>
            <Link
              to="/enquiries/$reference"
              params={{ reference: other.reference }}
              className="underline underline-offset-4"
            >
              {other.about}
            </Link>
            <p className="text-label text-muted">
              {formatMoment(other.receivedAt)} · {stateNames[other.state]}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
