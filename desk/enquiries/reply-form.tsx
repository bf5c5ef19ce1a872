import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { replyToDeskEnquiry } from '#contract/desk/enquiry-endpoints.ts';
import { enquirySubject, type NewEnquiryReply } from '#contract/desk/enquiry-work.ts';
import { templatesQuery } from '#desk/enquiries/enquiry.queries.ts';
import { isChangedMeanwhile } from '#desk/platform/desk-query-client.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { useFocus } from '#desk/platform/use-focus.ts';
import { sessionQuery } from '#desk/session/session.query.ts';
import { ChangedMeanwhile } from '#desk/shell/changed-meanwhile.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { newRequestId } from '#platform/forms/form-draft.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField, TextAreaField, TextField } from '#ui/fields/form-fields.tsx';
import { Select } from '#ui/select.tsx';
import { focusAfter } from '#ui/take-focus.ts';

interface ReplyDraft {
  channel: string;
  subject: string;
  text: string;
  replyId: string;
}

/** An answer by mail or by WhatsApp. Sent twice by accident it is stored and mailed once: the draft has a name of its own. */
export function ReplyForm({ enquiry }: { enquiry: DeskEnquiry }) {
  const { reference, version, details, history } = enquiry;
  const untouched: ReplyDraft = {
    channel: 'mail',
    subject: `Re: ${enquirySubject(reference)}`,
    text: '',
    replyId: '',
  };
  const form = useForm({ name: `desk-reply-${reference}`, id: 'reply', untouched });
  const { values, field } = form;
  const send = useChange(replyToDeskEnquiry);
  const { data: session } = useSuspenseQuery(sessionQuery);
  /** The version that was on screen when the form was opened, or what one's own changes since have made of it. */
  const [opened, setOpened] = useState(version);
  const read = history[0]?.by === session.email ? version : opened;
  const isByMail = values.channel === 'mail';
  // A question is answered from its proposal (desk/proposals/proposal-page.tsx).
  const isAskedFor = useLocation({ select: ({ hash }) => hash === 'reply-text' });
  const area = useFocus<HTMLTextAreaElement>(isAskedFor);

  // The choice goes.
  const begin = (template: { subject: string; text: string }) =>
    focusAfter(
      () => form.change(template),
      () => area.current,
    );

  const submit = form.submit((_, { replyId: begun, subject, text }) => {
    const replyId = begun || newRequestId();
    form.change({ replyId });
    const body: NewEnquiryReply = isByMail
      ? { channel: 'mail', replyId, subject, text }
      : { channel: 'whatsapp', replyId, text };
    // Opened at the press: a browser lets no page open one later.
    const chat = isByMail ? null : window.open('', '_blank');
    return send.mutateAsync(
      { params: { reference }, body, version: read },
      {
        onSuccess: ({ enquiry: changed, whatsapp }) => {
          setOpened(changed.version);
          if (chat !== null && whatsapp !== null) chat.location.href = whatsapp;
          notify({
            type: 'success',
            title: isByMail ? 'The reply is on its way' : 'The reply is noted',
            // A browser that opens no windows leaves it to another press.
            ...(chat === null && whatsapp !== null && { duration: 0, action: openChat(whatsapp) }),
          });
        },
        onError: () => chat?.close(),
      },
    );
  });

  return (
    <Panel title="Reply">
      <form onSubmit={submit} className="grid gap-4">
        <div className="flex flex-wrap items-end gap-4">
          <ChoiceField
            label="By"
            choices={[
              { value: 'mail', label: 'Mail' },
              ...(details.traveller.phone === undefined ? [] : [{ value: 'whatsapp', label: 'WhatsApp' }]),
            ]}
            {...form.choice('channel')}
          />
          <Templates reference={reference} isEmpty={values.text.trim() === ''} onChoose={begin} />
        </div>
        {isByMail && (
          <TextField
            label="Subject"
            hint="Another one begins a conversation of its own at the traveller’s."
            maxLength={200}
            {...field('subject')}
          />
        )}
        <TextAreaField
          ref={area}
          label="Text"
          hint={isByMail ? 'What was asked is quoted below it.' : undefined}
          maxLength={8000}
          {...field('text')}
        />
        {isChangedMeanwhile(send.error) ? (
          <ChangedMeanwhile
            history={history}
            onGoOn={() => {
              setOpened(version);
              send.reset();
            }}
          >
            Your reply is still here and was not sent.
          </ChangedMeanwhile>
        ) : (
          <FormFailure error={send.error} fields={values} />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" disabled={send.isPending}>
            {send.isPending ? 'Sending …' : isByMail ? 'Send the reply' : 'Open WhatsApp'}
          </Button>
          {(values.text !== '' || values.subject !== untouched.subject) && (
            <Button variant="quiet" size="small" onClick={form.draft.discard}>
              Throw away
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}

function openChat(address: string) {
  return { label: 'Open WhatsApp', run: () => void window.open(address, '_blank', 'noopener') };
}

interface TemplatesProps {
  reference: string;
  /** Whether nothing has been written that a template would take the place of. */
  isEmpty: boolean;
  onChoose: (template: { subject: string; text: string }) => void;
}

function Templates({ reference, isEmpty, onChoose }: TemplatesProps) {
  const { data } = useQuery(templatesQuery(reference));
  const templates = data?.templates ?? [];
  if (templates.length === 0 || !isEmpty) return null;
  const choose = (id: string) => {
    const template = templates.find((one) => one.id === id);
    if (template !== undefined) onChoose({ subject: template.subject, text: template.text });
  };
  return (
    <Select
      label="Begin with"
      value=""
      options={[
        { value: '', label: 'An empty page' },
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={choose}
    />
  );
}
