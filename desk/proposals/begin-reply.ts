import type { ReplyTemplate } from '#contract/desk/enquiry-work.ts';
import { readDraft, writeDraft } from '#platform/forms/form-draft.ts';
import { notify } from '#platform/notices/notify.ts';

const nothing = { channel: 'mail', subject: '', text: '', replyId: '', template: '' };

/** Begins the reply of an enquiry, unless one is begun already, which is told; it is written on, and sent, on the enquiry's page. */
export function beginReply(reference: string, { id = '', subject, text }: Partial<ReplyTemplate>): void {
  const form = `desk-reply-${reference}`;
  const begun = readDraft(form, nothing);
  if (begun !== undefined && (begun.text !== '' || begun.subject !== '')) {
    notify({ type: 'warning', title: 'Another reply is begun here. Send it or throw it away first.' });
    return;
  }
  writeDraft(form, { ...nothing, subject, text, template: id });
}

/** Where it is written on. */
export const replyOf = (reference: string) =>
  ({ to: '/enquiries/$reference', params: { reference }, hash: 'reply-text' }) as const;
