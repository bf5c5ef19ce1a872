import { useSuspenseQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import * as React from 'react';
import { useState } from 'react';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { changeDeskEnquiry } from '#contract/desk/enquiry-endpoints.ts';
import { type EnquiryChange, type EnquiryState, enquiryStates } from '#contract/desk/enquiry-work.ts';
import { useEnquiryChange } from '#desk/enquiries/enquiry.queries.ts';
import { enquiryLooks } from '#desk/enquiries/enquiry-words.ts';
import { isChangedMeanwhile } from '#desk/platform/desk-query-client.ts';
import { sessionQuery } from '#desk/session/session.query.ts';
import { AskDialog } from '#desk/shell/ask-dialog.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/fields/form-fields.tsx';
import { Select } from '#ui/select.tsx';

/* Nobody needs it before somebody else was faster. */
const BothVersions = lazyRouteComponent(() => import('#desk/enquiries/both-versions.tsx'), 'BothVersions');

/** How far it is, whose it is, and when to ask again. Each choice is stored as it is made. */
export function WorkPanel({ enquiry }: { enquiry: DeskEnquiry }) {
  const { reference } = enquiry;
  const { data: session } = useSuspenseQuery(sessionQuery);
  const save = useEnquiryChange(changeDeskEnquiry, reference);
  const [isLosing, setLosing] = useState(false);
  /** What somebody else was faster than. */
  const [refused, setRefused] = useState<EnquiryChange>();

  const change = (body: EnquiryChange) =>
    save.mutateAsync(
      { params: { reference }, body },
      {
        onSuccess: () => {
          setRefused(undefined);
          setLosing(false);
          notify({ type: 'success', title: 'Saved', duration: 2000 });
        },
        onError: (error) => {
          if (isChangedMeanwhile(error)) setRefused(body);
        },
      },
    );

  // Why it was refused stands below.
  const choose = (body: EnquiryChange) => void change(body).catch(() => {});
  const setState = (state: EnquiryState) => (state === 'lost' ? setLosing(true) : choose({ state }));

  return (
    <Panel title="Work">
      <div className="grid gap-4">
        <Select
          label="State"
          value={enquiry.state}
          options={enquiryStates.map((state) => ({ value: state, label: enquiryLooks[state].name }))}
          onChange={(state) => setState(state as EnquiryState)}
        />
        {enquiry.lostReason !== null && <p className="text-muted">Lost: {enquiry.lostReason}</p>}
        <Select
          label="Owner"
          value={enquiry.owner ?? ''}
          options={[
            { value: '', label: 'Nobody' },
            ...session.staff.map(({ email, name }) => ({
              value: email,
              label: email === session.email ? `${name} (me)` : name,
            })),
          ]}
          onChange={(owner) => choose({ owner: owner === '' ? null : owner })}
        />
        <SetField
          id="remind-on"
          reference={reference}
          label="Ask again on"
          type="date"
          stored={enquiry.remindOn ?? ''}
          onSet={(day) => change({ remindOn: day === '' ? null : day })}
        />
        <SetField
          id="tags"
          reference={reference}
          label="Tags, with commas between them"
          type="text"
          stored={enquiry.tags.join(', ')}
          onSet={(typed) => change({ tags: tagsOf(typed) })}
        />
        {refused === undefined && <FormFailure error={save.error} />}
      </div>
      <LostDialog
        reference={reference}
        isOpen={isLosing}
        onClose={() => setLosing(false)}
        onLost={change}
        error={save.error}
      />
      <AskDialog title="Somebody else was faster" isOpen={refused !== undefined} onClose={() => setRefused(undefined)}>
        {refused !== undefined && (
          <React.Suspense>
            <BothVersions now={enquiry} wanted={refused} />
          </React.Suspense>
        )}
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => refused && choose(refused)} isIdle={save.isPending}>
            Set mine
          </Button>
          <Button variant="quiet" size="small" onClick={() => setRefused(undefined)}>
            Leave it as it is
          </Button>
        </div>
      </AskDialog>
    </Panel>
  );
}

interface LostDialogProps {
  reference: string;
  isOpen: boolean;
  onClose: () => void;
  onLost: (change: EnquiryChange) => Promise<unknown>;
  error: Error | null;
}

function LostDialog({ reference, isOpen, onClose, onLost, error }: LostDialogProps) {
  const form = useForm({ name: `desk-lost-${reference}`, id: 'lost', untouched: { reason: '' } });
  const submit = form.submit((_, { reason }) => onLost({ state: 'lost', lostReason: reason.trim() }));
  return (
    <AskDialog title="Why was it lost?" isOpen={isOpen} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <TextAreaField label="Reason" maxLength={500} {...form.field('reason')} />
        <FormFailure error={error} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small">
            It is lost
          </Button>
          <Button variant="quiet" size="small" onClick={onClose}>
            Not lost
          </Button>
        </div>
      </form>
    </AskDialog>
  );
}

interface SetFieldProps {
  id: string;
  reference: string;
  label: string;
  type: 'date' | 'text';
  stored: string;
  onSet: (value: string) => Promise<unknown>;
}

/** One line that is stored with a press. */
function SetField({ id, reference, label, type, stored, onSet }: SetFieldProps) {
  const form = useForm({ name: `desk-${id}-${reference}`, id, untouched: { value: stored } });
  const { error: _error, ...field } = form.field('value');
  return (
    <form onSubmit={form.submit((_, { value }) => onSet(value))} className="grid gap-1">
      <label htmlFor={field.id} className="font-medium text-label text-muted">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          {...field}
          type={type}
          className="min-h-11 w-full min-w-0 rounded-field border border-line-strong bg-surface px-3 text-base"
        />
        <Button type="submit" variant="quiet" size="small">
          Set
        </Button>
      </div>
      {form.values.value !== stored && <p className="text-label text-warning">Not set yet</p>}
    </form>
  );
}

/** Tags as they were typed, with commas between them. */
function tagsOf(typed: string): string[] {
  return [...new Set(typed.split(',').map((tag) => tag.trim().toLowerCase()))].filter((tag) => tag !== '');
}
