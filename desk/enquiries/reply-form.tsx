import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent, useLocation } from '@tanstack/react-router';
import * as React from 'react';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { replyToDeskEnquiry } from '#contract/desk/enquiry-endpoints.ts';
import { enquirySubject, type NewEnquiryReply } from '#contract/desk/enquiry-work.ts';
import { templatesQuery, useEnquiryChange } from '#desk/enquiries/enquiry.queries.ts';
import { isChangedMeanwhile } from '#desk/platform/desk-query-client.ts';
import { sendOnCtrlEnter } from '#desk/platform/send-on-ctrl-enter.ts';
import { useFocus } from '#desk/platform/use-focus.ts';
import { useLastOfOthers } from '#desk/platform/use-record-change.ts';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { newRequestId } from '#platform/forms/form-draft.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField, TextAreaField, TextField } from '#ui/fields/form-fields.tsx';
import { Select } from '#ui/select.tsx';
import { focusAfter } from '#ui/take-focus.ts';

/* Nobody needs it before somebody else was faster. */
const ChangedMeanwhile = lazyRouteComponent(() => import('#desk/shell/changed-meanwhile.tsx'), 'ChangedMeanwhile');

interface ReplyDraft {
  channel: string;
  subject: string;
  text: string;
  replyId: string;
  /** Of the template it began with. */
  template: string;
  /** What others had done last when its first letter was typed. */
  seen: string;
}

const hints: Readonly<Record<string, string>> = {
  mail: 'What was asked is quoted below it. Ctrl and Enter send it.',
  call: 'What was said, for whoever answers next.',
};
const presses: Readonly<Record<string, string>> = {
  mail: 'Send the reply',
  whatsapp: 'Open WhatsApp',
  call: 'Note the call',
};

/** An answer by mail, by WhatsApp or by telephone. Sent twice by accident it is stored and mailed once: the draft has a name of its own. */
export function ReplyForm({ enquiry }: { enquiry: DeskEnquiry }) {
  const { reference, details, history } = enquiry;
  const others = useLastOfOthers(history);
  const untouched: ReplyDraft = {
    channel: 'mail',
    subject: `Re: ${enquirySubject(reference)}`,
    text: '',
    replyId: '',
    template: '',
    seen: '',
  };
  const form = useForm({
    name: `desk-reply-${reference}`,
    id: 'reply',
    untouched,
    onEdit() {
      if (values.seen === '') form.change({ seen: others });
    },
  });
  const { values, field } = form;
  const send = useEnquiryChange(replyToDeskEnquiry, reference);
  const isByMail = values.channel === 'mail';
  // A question is answered from its proposal (desk/proposals/proposal-page.tsx).
  const isAskedFor = useLocation({ select: ({ hash }) => hash === 'reply-text' });
  const area = useFocus<HTMLTextAreaElement>(isAskedFor);

  // The choice goes.
  const begin = (template: { subject: string; text: string; template: string }) =>
    focusAfter(
      () => form.change(template),
      () => area.current,
    );

  const submit = form.submit((_, { replyId: begun, subject, text, template, seen }) => {
    const replyId = begun || newRequestId();
    form.change({ replyId });
    const reply = { replyId, text, template: template || undefined };
    const body: NewEnquiryReply = isByMail
      ? { channel: 'mail', subject, ...reply }
      : { channel: values.channel === 'call' ? 'call' : 'whatsapp', ...reply };
    // Opened at the press: a browser lets no page open one later.
    const chat = body.channel === 'whatsapp' ? window.open('', '_blank') : null;
    return send.mutateAsync(
      { params: { reference }, body, seen },
      {
        onSuccess: ({ whatsapp }) => {
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
      <form onSubmit={submit} onKeyDown={sendOnCtrlEnter} className="grid gap-4">
        <div className="flex flex-wrap items-end gap-4">
          <ChoiceField
            label="By"
            choices={[
              { value: 'mail', label: 'Mail' },
              ...(details.traveller.phone === undefined ? [] : [{ value: 'whatsapp', label: 'WhatsApp' }]),
              { value: 'call', label: 'A call' },
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
        <TextAreaField ref={area} label="Text" hint={hints[values.channel]} maxLength={8000} {...field('text')} />
        {isChangedMeanwhile(send.error) ? (
          <React.Suspense>
            <ChangedMeanwhile
              history={history}
              onGoOn={() => {
                form.change({ seen: others });
                send.reset();
              }}
            >
              Your reply is still here and was not sent.
            </ChangedMeanwhile>
          </React.Suspense>
        ) : (
          <FormFailure error={send.error} fields={values} />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" isIdle={send.isPending}>
            {send.isPending ? 'Sending …' : (presses[values.channel] ?? presses.mail)}
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
  onChoose: (template: { subject: string; text: string; template: string }) => void;
}

function Templates({ reference, isEmpty, onChoose }: TemplatesProps) {
  const { data } = useQuery(templatesQuery(reference));
  const templates = data?.templates ?? [];
  if (templates.length === 0 || !isEmpty) return null;
  const choose = (id: string) => {
    const template = templates.find((one) => one.id === id);
    if (template !== undefined) onChoose({ subject: template.subject, text: template.text, template: id });
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
