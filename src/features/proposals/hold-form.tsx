import { type FormEvent, useId, useRef, useState } from 'react';
import { personName } from '#contract/contact-details.ts';
import type { ProposalView } from '#contract/proposals.ts';
import { scrollToTerms } from '#features/proposals/proposal-places.ts';
import { partyWords } from '#features/proposals/proposal-words.ts';
import { refusalWords } from '#features/proposals/refusal-words.ts';
import { holdName, isConflict, type useHold } from '#features/proposals/use-hold.ts';
import { formatDayRange } from '#platform/format/calendar-day.ts';
import { formatUsd } from '#platform/format/money.ts';
import { clearDraft, readDraft, writeDraft } from '#platform/forms/form-draft.ts';
import { contactFieldWords, wordsFor } from '#shell/enquiries/field-words.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field-frame.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { takeFocus } from '#ui/take-focus.ts';

interface HoldFormProps {
  view: ProposalView;
  hold: ReturnType<typeof useHold>;
  onClose(): void;
}

const wordsOf = wordsFor(contactFieldWords);

/** Who agrees, and to what. Held is what the server has said is held. */
export function HoldForm({ view: { offer }, hold, onClose }: HoldFormProps) {
  const [name, setName] = useState(() => readDraft(holdName, { name: '' })?.name || offer.traveller);
  const [problem, setProblem] = useState<string>();
  const { isPending, error } = hold;
  const isUnderWay = useRef<boolean>(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  function onEdit(now: string) {
    setName(now);
    setProblem(undefined);
    if (now === offer.traveller) clearDraft(holdName);
    else writeDraft(holdName, { name: now });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isUnderWay.current || isPending) return;
    // As it stands there: some programs fill fields in and tell nobody.
    const given = personName.safeParse(field.current?.value ?? name);
    if (!given.success) {
      setProblem(wordsOf({ code: given.error.issues[0]?.code ?? '', path: ['name'] }));
      field.current?.focus();
      return;
    }
    isUnderWay.current = true;
    // What is held stays so: this form goes.
    hold.mutate(given.data, { onError: () => (isUnderWay.current = false) });
  }

  return (
    <form
      // The button that was pressed has gone.
      ref={takeFocus}
      noValidate
      // Should its script fail, nothing that is written may end up in an address.
      method="post"
      aria-labelledby="decision"
      onSubmit={onSubmit}
      className="mt-6 grid gap-4 border-line border-t pt-6"
    >
      <TextField
        ref={field}
        id={id}
        label="Your name"
        name="name"
        autoComplete="name"
        enterKeyHint="send"
        value={name}
        error={problem}
        readOnly={isPending}
        onChange={({ target }) => onEdit(target.value)}
      />
      <p className="figures">
        {`I agree to ${offer.tour.name}, ${formatDayRange(offer.startDate, offer.endDate)}, for ${partyWords(offer)}, at ${formatUsd(offer.total)} in all, and to the `}
        <button type="button" onClick={scrollToTerms} className="underline underline-offset-4">
          terms on this page
        </button>
        {'.'}
      </p>
      {error !== null && !isConflict(error) && (
        <div role="alert">
          <FieldError id={`${id}-sent`} error={refusalWords(error, 'Nothing is held yet')} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {/* Not disabled while it sends: it has the focus. */}
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Sending...' : error !== null && !isConflict(error) ? 'Try again' : 'Hold it for me'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}
