import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskEnquirySummary } from '#contract/desk/enquiries.ts';
import { changeDeskEnquiries } from '#contract/desk/enquiry-endpoints.ts';
import { type EnquiryChange, type EnquiryState, enquiryStates, enquiryTag } from '#contract/desk/enquiry-work.ts';
import { count } from '#contract/words/count.ts';
import { enquiryLooks } from '#desk/enquiries/enquiry-words.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { sessionQuery } from '#desk/session/session.query.ts';
import { AskDialog } from '#desk/shell/ask-dialog.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/fields/form-fields.tsx';
import { Select } from '#ui/select.tsx';

interface ChangeTogetherProps {
  /** Those that are picked, as they are seen. */
  rows: readonly DeskEnquirySummary[];
  onDone: () => void;
}

/** Owner, state and tags of several enquiries in one request; what somebody else has changed meanwhile stays, and one press undoes the rest. */
export function ChangeTogether({ rows, onDone }: ChangeTogetherProps) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const save = useChange(changeDeskEnquiries);
  const [isLosing, setLosing] = useState(false);
  const [tag, setTag] = useState('');
  const nameOf = (reference: string) => rows.find((row) => row.reference === reference)?.name ?? reference;

  const change = (changeOf: (row: DeskEnquirySummary) => EnquiryChange, what: string) =>
    save.mutateAsync(
      {
        body: {
          changes: rows.map((row) => ({ reference: row.reference, version: row.version, change: changeOf(row) })),
        },
      },
      {
        onSuccess: ({ done, refused }) => {
          setLosing(false);
          setTag('');
          const undo = () =>
            save.mutate(
              { body: { changes: done.map(({ was, ...one }) => ({ ...one, change: { back: was } })) } },
              { onSuccess: (undone) => tell('It is as it was', undone.done.length, undone.refused) },
            );
          tell(what, done.length, refused, done.length > 0 ? { label: 'Undo', run: undo } : undefined);
          if (refused.length === 0) onDone();
        },
      },
    );

  const tell = (what: string, many: number, refused: readonly string[], action?: { label: string; run: () => void }) =>
    notify({
      type: refused.length > 0 ? 'warning' : 'success',
      title: `${what}: ${count(many, 'enquiry', 'enquiries')}`,
      message:
        refused.length === 0
          ? ''
          : `Somebody else has changed ${refused.map(nameOf).join(', ')} meanwhile; left as it is now.`,
      duration: 12_000,
      ...(action && { action }),
    });

  // Why it was refused stands below.
  const press = (changeOf: (row: DeskEnquirySummary) => EnquiryChange, what: string) =>
    void change(changeOf, what).catch(() => {});
  const typed = enquiryTag.safeParse(tag).data;
  return (
    <section
      aria-label="Those that are picked"
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-surface px-4 py-2"
    >
      <p role="status" className="font-semibold">
        {count(rows.length, 'enquiry', 'enquiries')} picked
      </p>
      <Select
        variant="inline"
        label="Owner"
        value=""
        options={[
          { value: '', label: 'Give to …' },
          ...session.staff.map(({ email, name }) => ({
            value: email,
            label: email === session.email ? `${name} (me)` : name,
          })),
          { value: 'nobody', label: 'Nobody' },
        ]}
        onChange={(owner) => press(() => ({ owner: owner === 'nobody' ? null : owner }), 'Given')}
      />
      <Select
        variant="inline"
        label="State"
        value=""
        options={[
          { value: '', label: 'Set to …' },
          ...enquiryStates.map((state) => ({ value: state, label: enquiryLooks[state].name })),
        ]}
        onChange={(state) =>
          state === 'lost' ? setLosing(true) : press(() => ({ state: state as EnquiryState }), 'Set')
        }
      />
      <form
        className="flex items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== undefined) press(({ tags }) => ({ tags: [...new Set([...tags, typed])] }), 'Tagged');
        }}
      >
        <input
          aria-label="A tag for them"
          placeholder="Tag"
          value={tag}
          maxLength={30}
          onChange={(event) => setTag(event.target.value)}
          className="min-h-11 w-32 rounded-full border border-line-strong bg-surface px-4"
        />
        <Button type="submit" variant="quiet" size="small" isIdle={typed === undefined || save.isPending}>
          Tag
        </Button>
      </form>
      <Button variant="quiet" size="small" className="ml-auto" onClick={onDone}>
        Pick none
      </Button>
      <FormFailure error={save.error} />
      <AskDialog title="Why were they lost?" isOpen={isLosing} onClose={() => setLosing(false)}>
        <LostForm onLost={(lostReason) => change(() => ({ state: 'lost', lostReason }), 'Lost')} />
      </AskDialog>
    </section>
  );
}

function LostForm({ onLost }: { onLost: (reason: string) => Promise<unknown> }) {
  const form = useForm({ name: 'desk-lost-together', id: 'lost', untouched: { reason: '' }, isKept: false });
  return (
    <form onSubmit={form.submit((_, { reason }) => onLost(reason.trim()))} className="grid gap-4">
      <TextAreaField label="Reason" maxLength={500} {...form.field('reason')} />
      <div>
        <Button type="submit" size="small">
          They are lost
        </Button>
      </div>
    </form>
  );
}
