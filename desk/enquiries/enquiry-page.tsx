import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import * as React from 'react';
import { useEffect } from 'react';
import type { DeskEnquiry, DeskEnquiryList } from '#contract/desk/enquiries.ts';
import {
  addDeskEnquiryNote,
  changeDeskEnquiry,
  listDeskEnquiries,
  readDeskEnquiry,
} from '#contract/desk/enquiry-endpoints.ts';
import { formatMoment } from '#contract/words/days.ts';
import { Conversation } from '#desk/enquiries/conversation.tsx';
import { enquiryQuery, useEnquiryChange } from '#desk/enquiries/enquiry.queries.ts';
import { EnquiryAsked } from '#desk/enquiries/enquiry-asked.tsx';
import { enquiryLooks } from '#desk/enquiries/enquiry-words.ts';
import { ReplyForm } from '#desk/enquiries/reply-form.tsx';
import { WorkPanel } from '#desk/enquiries/work-panel.tsx';
import { sendOnCtrlEnter } from '#desk/platform/send-on-ctrl-enter.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { useListKeys } from '#desk/platform/use-list-keys.ts';
import { sessionQuery } from '#desk/session/session.query.ts';
import { FormEnd } from '#desk/shell/form-end.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { HistoryList } from '#desk/shell/history-list.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { StateBadge } from '#desk/shell/state-badge.tsx';
import { endpointKey } from '#platform/api/endpoint-query.ts';
import { newRequestId } from '#platform/forms/form-draft.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/fields/form-fields.tsx';
import { takeFocus } from '#ui/take-focus.ts';

/* What stands below what one comes for, or on few of these pages, is loaded by itself. */
const PriceToday = lazyRouteComponent(() => import('#desk/enquiries/price-today.tsx'), 'PriceToday');
const EnquiryProposals = lazyRouteComponent(() => import('#desk/proposals/enquiry-proposals.tsx'), 'EnquiryProposals');
const EnquiryMails = lazyRouteComponent(() => import('#desk/enquiries/enquiry-mails.tsx'), 'EnquiryMails');
const EraseEnquiry = lazyRouteComponent(() => import('#desk/enquiries/erase-enquiry.tsx'), 'EraseEnquiry');

const route = getRouteApi('/_office/enquiries/$reference');

/** One enquiry: what was asked, what was said, and what the office makes of it. */
export function EnquiryPage() {
  const { reference } = route.useParams();
  const { data: enquiry } = useSuspenseQuery({ ...enquiryQuery(reference), refetchInterval: 30_000 });
  const { details, isUnread } = enquiry;
  const { mutate: read } = useChange(readDeskEnquiry);
  useEffect(() => {
    if (isUnread) read({ params: { reference }, body: {} });
  }, [isUnread, read, reference]);
  const about = details.kind === 'custom-safari' ? details.tour.name : (details.context?.name ?? 'A message');
  return (
    <>
      <PageHead
        list={{ to: '/enquiries', name: 'Enquiries' }}
        title={details.traveller.name}
        note={`${reference} · ${about} · came in on ${formatMoment(enquiry.receivedAt)}`}
      >
        <StateBadge of={enquiryLooks[enquiry.state]} />
        {enquiry.isOverdue && <Badge tone="danger">Unanswered for longer than we promise</Badge>}
        {enquiry.isReminderDue && <Badge tone="warning">Ask again</Badge>}
        <Neighbours reference={reference} />
      </PageHead>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <div className="grid min-w-0 gap-5">
          <EnquiryAsked details={enquiry.details} />
          {enquiry.today !== null && (
            <React.Suspense>
              <PriceToday today={enquiry.today} />
            </React.Suspense>
          )}
          <Panel title="What was said">
            <Conversation enquiry={enquiry} />
            <WhoseTurn enquiry={enquiry} />
          </Panel>
          {/* One column is long: the way to the form goes along until the form is reached. */}
          <div className="sticky bottom-0 z-10 -mx-4 grid border-line border-t bg-paper px-4 py-2 sm:-mx-6 sm:px-6 xl:hidden print:hidden">
            <Button size="small" onClick={() => takeFocus(document.getElementById('reply-text'))}>
              Reply
            </Button>
          </div>
        </div>
        <div className="grid min-w-0 gap-5">
          <ReplyForm key={`reply ${enquiry.reference}`} enquiry={enquiry} />
          <NoteForm key={`note ${enquiry.reference}`} enquiry={enquiry} />
          <WorkPanel key={enquiry.reference} enquiry={enquiry} />
          <React.Suspense>
            <EnquiryProposals key={`proposals ${enquiry.reference}`} enquiry={enquiry} />
          </React.Suspense>
          <Others enquiries={enquiry.others} />
          <React.Suspense>
            <EnquiryMails mails={enquiry.mails} />
          </React.Suspense>
          <Panel title="History">
            <HistoryList changes={enquiry.history} />
          </Panel>
          <React.Suspense>
            <EraseEnquiry enquiry={enquiry} />
          </React.Suspense>
        </div>
      </div>
    </>
  );
}

/** The way to those that stood beside it in the list it was opened from; J and K take it too. */
function Neighbours({ reference }: { reference: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const listed = queryClient
    .getQueriesData<DeskEnquiryList>({ queryKey: endpointKey(listDeskEnquiries) })
    .map(([, list]) => list?.enquiries.map((enquiry) => enquiry.reference) ?? [])
    .findLast((references) => references.includes(reference));
  const at = listed?.indexOf(reference) ?? -1;
  useListKeys((step, isArrow) => {
    const next = listed?.[at + step];
    if (next === undefined || isArrow) return false;
    void navigate({ to: '/enquiries/$reference', params: { reference: next } });
    return true;
  });
  if (listed === undefined) return null;
  return (
    [
      ['Previous', listed[at - 1]],
      ['Next', listed[at + 1]],
    ] as const
  ).map(
    ([name, other]) =>
      other !== undefined && (
        <Link
          key={name}
          to="/enquiries/$reference"
          params={{ reference: other }}
          className="inline-flex min-h-9 items-center rounded-full border border-line-strong px-4 hover:bg-sand"
        >
          {name}
        </Link>
      ),
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
              {formatMoment(other.receivedAt)} · {enquiryLooks[other.state].name}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface NoteDraft {
  text: string;
  noteId: string;
}

const nothing: NoteDraft = { text: '', noteId: '' };

/** A note for the office; it takes nothing from anybody, so it goes to whichever version is there. */
function NoteForm({ enquiry: { reference } }: { enquiry: DeskEnquiry }) {
  const form = useForm({ name: `desk-note-${reference}`, id: 'note', untouched: nothing });
  const add = useEnquiryChange(addDeskEnquiryNote, reference, true);
  const submit = form.submit((_, { text, noteId: begun }) => {
    const noteId = begun || newRequestId();
    form.change({ noteId });
    return add.mutateAsync({ params: { reference }, body: { noteId, text } });
  });
  return (
    <Panel title="Note for the office">
      <form onSubmit={submit} onKeyDown={sendOnCtrlEnter} className="grid gap-3">
        <TextAreaField
          label="Note"
          maxLength={8000}
          className="field-sizing-content min-h-24 w-full rounded-field border border-line-strong bg-surface px-4 py-3 text-base"
          {...form.field('text')}
        />
        <FormEnd change={add} fields={form.values} press={['Add the note', 'Saving …']} variant="quiet" />
      </form>
    </Panel>
  );
}

/** Where answers arrive, and one press for what came there: each of the two undoes the other. */
function WhoseTurn({ enquiry: { reference, isUnanswered, firstAnsweredAt } }: { enquiry: DeskEnquiry }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const isNew = isUnanswered && firstAnsweredAt === null;
  const save = useEnquiryChange(changeDeskEnquiry, reference);
  const pass = (waitsFor: 'office' | 'traveller') => save.mutate({ params: { reference }, body: { waitsFor } });
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <p className="text-label text-muted wrap-anywhere">{`Answers arrive at ${session.operator.email}${session.isMailboxRead ? ', and a minute later here' : ''}.`}</p>
      {!isNew && (
        <Button
          variant="quiet"
          size="small"
          isIdle={save.isPending}
          onClick={() => pass(isUnanswered ? 'traveller' : 'office')}
        >
          {isUnanswered ? 'Nothing to answer' : 'An answer came'}
        </Button>
      )}
      <FormFailure error={save.error} />
    </div>
  );
}
