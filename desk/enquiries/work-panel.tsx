import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { changeDeskEnquiry } from '#contract/desk/enquiry-endpoints.ts';
import { type EnquiryChange, type EnquiryState, enquiryStates } from '#contract/desk/enquiry-work.ts';
import { stateWords } from '#desk/enquiries/enquiry-words.ts';
import { isChangedMeanwhile } from '#desk/platform/desk-query-client.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { sessionQuery } from '#desk/session/session.query.ts';
import { useStaffName } from '#desk/session/use-staff-name.ts';
import { AskDialog } from '#desk/shell/ask-dialog.tsx';
import { type Fact, Facts } from '#desk/shell/facts.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { formatDay } from '#platform/format/calendar-day.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { Select } from '#ui/select.tsx';

const field = 'min-h-11 w-full min-w-0 rounded-field border border-line-strong bg-surface px-3 text-base';

/** How far it is, whose it is, and when to ask again. Each choice is stored as it is made. */
export function WorkPanel({ enquiry }: { enquiry: DeskEnquiry }) {
  const { reference, version } = enquiry;
  const { data: session } = useSuspenseQuery(sessionQuery);
  const save = useChange(changeDeskEnquiry);
  const [isLosing, setLosing] = useState(false);
  /** What somebody else was faster than. */
  const [refused, setRefused] = useState<EnquiryChange>();

  const change = (body: EnquiryChange) =>
    save.mutate(
      { params: { reference }, body, version },
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

  const setState = (state: EnquiryState) => (state === 'lost' ? setLosing(true) : change({ state }));

  return (
    <Panel title="Work">
      <div className="grid gap-4">
        <Select
          label="State"
          value={enquiry.state}
          options={enquiryStates.map((state) => ({ value: state, label: stateWords[state] }))}
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
          onChange={(owner) => change({ owner: owner === '' ? null : owner })}
        />
        <RemindField remindOn={enquiry.remindOn} onChange={(remindOn) => change({ remindOn })} />
        <TagField tags={enquiry.tags} onChange={(tags) => change({ tags })} />
        {refused === undefined && <FormFailure error={save.error} />}
      </div>
      <LostDialog isOpen={isLosing} onClose={() => setLosing(false)} onLost={change} error={save.error} />
      <AskDialog title="Somebody else was faster" isOpen={refused !== undefined} onClose={() => setRefused(undefined)}>
        {refused !== undefined && <BothVersions now={enquiry} wanted={refused} />}
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => refused && change(refused)} disabled={save.isPending}>
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

function BothVersions({ now, wanted }: { now: DeskEnquiry; wanted: EnquiryChange }) {
  const nameOf = useStaffName();
  const inWords = {
    state: (state: EnquiryState) => stateWords[state],
    owner: (owner: string | null) => (owner === null ? 'nobody' : nameOf(owner)),
    tags: (tags: readonly string[]) => tags.join(', ') || 'none',
    remindOn: (day: string | null) => (day === null ? 'no day' : formatDay(day)),
  };
  const facts: Fact[] = [];
  const add = (label: string, is: string, mine: string) =>
    facts.push({ label, value: `is ${is} now; you wanted ${mine}` });
  if (wanted.state !== undefined) add('State', inWords.state(now.state), inWords.state(wanted.state));
  if (wanted.owner !== undefined) add('Owner', inWords.owner(now.owner), inWords.owner(wanted.owner));
  if (wanted.tags !== undefined) add('Tags', inWords.tags(now.tags), inWords.tags(wanted.tags));
  if (wanted.remindOn !== undefined)
    add('Ask again', inWords.remindOn(now.remindOn), inWords.remindOn(wanted.remindOn));
  return <Facts facts={facts} />;
}

interface LostDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onLost: (change: EnquiryChange) => void;
  error: Error | null;
}

function LostDialog({ isOpen, onClose, onLost, error }: LostDialogProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onLost({ state: 'lost', lostReason: String(new FormData(event.currentTarget).get('reason')).trim() });
  };
  return (
    <AskDialog title="Why was it lost?" isOpen={isOpen} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <TextAreaField id="lost-reason" name="reason" label="Reason" maxLength={500} />
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

function RemindField(props: { remindOn: string | null; onChange: (day: string | null) => void }) {
  const { remindOn, onChange } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('day'));
    onChange(day === '' ? null : day);
  };
  return (
    <form onSubmit={submit} key={remindOn} className="grid gap-1">
      <label htmlFor="remind-on" className="font-medium text-label text-muted">
        Ask again on
      </label>
      <div className="flex gap-2">
        <input id="remind-on" name="day" type="date" defaultValue={remindOn ?? ''} className={field} />
        <Button type="submit" variant="quiet" size="small">
          Set
        </Button>
      </div>
    </form>
  );
}

function TagField({ tags, onChange }: { tags: readonly string[]; onChange: (tags: string[]) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('tags')).split(',');
    onChange([...new Set(words.map((word) => word.trim().toLowerCase()).filter((word) => word !== ''))]);
  };
  return (
    <form onSubmit={submit} key={tags.join(',')} className="grid gap-1">
      <label htmlFor="tags" className="font-medium text-label text-muted">
        Tags, with commas between them
      </label>
      <div className="flex gap-2">
        <input id="tags" name="tags" defaultValue={tags.join(', ')} className={field} />
        <Button type="submit" variant="quiet" size="small">
          Set
        </Button>
      </div>
    </form>
  );
}
