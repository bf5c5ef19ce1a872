import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { ProposalView } from '#contract/forms/proposals.ts';
import { keepTravellerDetails, type TravellerDetailsView } from '#contract/forms/traveller-details.ts';
import {
  ageOn,
  completeIn,
  endsSoon,
  firstDays,
  isFarFrom,
  isOfOtherAge,
  missingOf,
  missingOfParty,
  travellersIn,
} from '#contract/trip/traveller-details.ts';
import { count, listed } from '#contract/words/count.ts';
import { formatDayRange, formatFullMoment } from '#contract/words/days.ts';
import { refusalWords } from '#features/proposals/ask-about-proposal.tsx';
import { detailsQuery } from '#features/proposals/details/details.queries.ts';
import {
  type DetailsFields,
  detailsOf,
  detailsWords,
  fieldsOf,
  labelOf,
  type Met,
  meet,
  nameIn,
  partyLabels,
  schemaFor,
  travellerLabels,
} from '#features/proposals/details/details-fields.ts';
import { RemoveDetails } from '#features/proposals/details/remove-details.tsx';
import { isTripAlone } from '#features/proposals/details-part.ts';
import { sentToken } from '#features/proposals/proposal.queries.ts';
import { AppError } from '#platform/api/app-error.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { capitalise } from '#platform/format.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, fieldClass } from '#ui/fields/field-frame.tsx';
import { TextAreaField, TextField } from '#ui/fields/form-fields.tsx';
import { takeFocus } from '#ui/take-focus.ts';

interface DetailsFormProps {
  token: string;
  view: ProposalView;
  /** What the office has. */
  kept: TravellerDetailsView;
  today: string;
}

/**
 * The form of a whole party. Fields nobody touches here follow what the office has, so two sittings that are open at once are put
 * together; what both wrote is told before it takes the place of anything.
 */
export function DetailsForm({ token, view: { offer }, kept, today }: DetailsFormProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const query = detailsQuery(token);
  const who = travellersIn(offer);
  const base = fieldsOf(kept);
  const [met, setMet] = useState<Met>();
  const [savedAt, setSavedAt] = useState<string>();
  const form = useForm({
    name: 'traveller-details',
    id,
    isKept: false,
    untouched: base,
    schema: schemaFor(who.length),
    words: detailsWords,
  });
  const isUnsaved = JSON.stringify(form.values) !== JSON.stringify(base);
  useAskBeforeLeaving(isUnsaved);

  const save = useMutation({
    networkMode: 'always',
    mutationFn: (given: DetailsFields) => {
      const body = { token: sentToken(token), ...detailsOf(given, who.length) };
      return apiOf(queryClient).call(keepTravellerDetails, { body, version: kept.version });
    },
    onSuccess: (answer) => queryClient.setQueryData(query.queryKey, answer),
  });

  const submit = form.submit(async (given, written) => {
    setMet(undefined);
    try {
      const { travellers } = await save.mutateAsync(given);
      notify({ type: 'success', title: 'Saved', message: `${tally(travellers)}.` });
    } catch (error) {
      if (isChangedMeanwhile(error)) {
        const theirs = await queryClient.fetchQuery({ ...query, staleTime: 0 });
        const both = meet(base, written, fieldsOf(theirs));
        form.change(both.theirs);
        setMet(both);
      }
      throw error;
    }
  });

  const press = (event: FormEvent<HTMLFormElement>) => {
    setSavedAt(partOf(event));
    const wrong = [...event.currentTarget.elements].filter(isWrongDay);
    if (wrong.length === 0) return void submit(event);
    event.preventDefault();
    const fields = Object.fromEntries(
      wrong.map(({ name }) => [name, ['Please look at this day again: all of it, or nothing.']]),
    );
    form.refuse(new AppError('VALIDATION_ERROR', '', { fields }));
  };

  const field = (part: number | 'party', name: Parameters<typeof nameIn>[1]) => ({
    ...form.field(nameIn(part, name)),
    label:
      part === 'party'
        ? partyLabels[name as keyof typeof partyLabels]
        : travellerLabels[name as keyof typeof travellerLabels],
    required: false,
    readOnly: save.isPending,
    // Nor does the browser keep what is written here.
    autoComplete: 'off',
  });

  const part = (name: number | 'party', title: string, missing: readonly string[], fields: ReactNode) => (
    <fieldset key={name} data-part={name} className="min-w-0 rounded-panel bg-surface p-5 sm:p-8">
      <legend className="float-left mb-1 w-full">
        <h2 className="text-title-3 leading-tight">{title}</h2>
      </legend>
      <p
        className={`clear-both ${missing.length === 0 ? 'flex items-center gap-2 font-semibold text-success' : 'text-muted'}`}
      >
        {missing.length === 0 ? (
          <>
            <CircleCheck aria-hidden="true" size={18} />
            Complete
          </>
        ) : (
          `Still missing: ${listed(missing)}.`
        )}
      </p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 sm:grid-cols-2">{fields}</div>
      {savedAt === String(name) && <Failure id={`${id}-${name}-failure`} error={save.error} met={met} />}
      <Button type="submit" variant="secondary" className="mt-6 print:hidden" isIdle={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save'}
      </Button>
    </fieldset>
  );

  const wide = 'sm:col-span-2';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8 xl:grid-cols-[minmax(0,52rem)_minmax(0,24rem)] xl:justify-between">
      <section
        aria-label="How far it is"
        className="self-start rounded-panel border-sun border-l-8 bg-sand p-5 sm:p-8 xl:sticky xl:top-24 xl:col-start-2 xl:row-start-1"
      >
        <p role="status" className="figures font-display font-semibold text-title-3 leading-snug">
          {tally(kept.travellers)}
        </p>
        <p className="mt-1 text-muted">
          {kept.givenAt === null ? 'Nothing is saved yet.' : `Saved last on ${formatFullMoment(kept.givenAt)}.`}
        </p>
      </section>
      <form
        noValidate
        method="post"
        aria-label="Travellers’ details"
        onSubmit={press}
        className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8 xl:col-start-1 xl:row-start-1"
      >
        {kept.travellers.map((given, index) =>
          part(
            index,
            `Traveller ${index + 1}, ${who[index]}`,
            missingOf(given).map((name) => travellerLabels[name].toLowerCase()),
            <>
              <div className={wide}>
                <TextField spellCheck={false} autoCapitalize="words" {...field(index, 'name')} />
              </div>
              <div>
                <TextField type="date" min={firstDays.birth} max={today} {...field(index, 'birthDate')} />
                <Note>
                  {ageNote(form.values[nameIn(index, 'birthDate')] ?? '', who[index] ?? '', offer.startDate, today)}
                </Note>
              </div>
              <TextField {...field(index, 'nationality')} />
              <TextField spellCheck={false} autoCapitalize="characters" {...field(index, 'passportNumber')} />
              <div>
                <TextField type="date" min={firstDays.other} max="2100-12-31" {...field(index, 'passportExpires')} />
                <Note>
                  {endsSoon(form.values[nameIn(index, 'passportExpires')] ?? '', offer.endDate) &&
                    'It ends within six months after your journey, and many countries let nobody in with it. Please renew it, or ask us. You can save it as it is.'}
                </Note>
              </div>
              <div className={wide}>
                <TextField hint="Vegetarian, halal, no nuts …" {...field(index, 'diet')} />
              </div>
              <div className={wide}>
                <TextAreaField
                  hint="Allergies, medicines, what is hard to walk: what helps on the way."
                  rows={3}
                  className={`${fieldClass} field-sizing-content min-h-16 py-3`}
                  {...field(index, 'health')}
                />
              </div>
            </>,
          ),
        )}
        {part(
          'party',
          'For all of you',
          missingOfParty(kept.party).map((name) => partyLabels[name].toLowerCase()),
          <>
            {who.length > 1 && (
              <div className={wide}>
                <TextAreaField
                  hint="One double for Ada and Ben, a room beside it for the children."
                  rows={3}
                  className={`${fieldClass} field-sizing-content min-h-16 py-3`}
                  {...field('party', 'rooms')}
                />
              </div>
            )}
            <div className={wide}>
              <TextField hint="KQ 101 from London, or how you come." {...field('party', 'arrivalFlight')} />
            </div>
            <div>
              <TextField type="date" min={firstDays.other} max="2100-12-31" {...field('party', 'arrivalDay')} />
              <Note>
                {isFarFrom(form.values[nameIn('party', 'arrivalDay')] ?? '', offer) &&
                  `Your journey is from ${formatDayRange(offer.startDate, offer.endDate)}: is this the right day? You can save it as it is.`}
              </Note>
            </div>
            <TextField type="time" {...field('party', 'arrivalTime')} />
            <div className={wide}>
              <TextField
                hint="With its day and time: KQ 100, 8 January, 23:40."
                {...field('party', 'departureFlight')}
              />
            </div>
            <div className={wide}>
              <TextField
                hint="Somebody at home whom we call if something happens."
                autoCapitalize="words"
                {...field('party', 'emergencyName')}
              />
            </div>
            <TextField
              type="tel"
              inputMode="tel"
              hint="With the country code: +44, +1 …"
              {...field('party', 'emergencyPhone')}
            />
            <TextField hint="Mother, neighbour, friend …" {...field('party', 'emergencyRelation')} />
          </>,
        )}
      </form>
      {kept.givenAt !== null && <RemoveDetails token={token} onRemoved={form.draft.discard} />}
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mt-2 font-medium text-label text-warning empty:hidden">
      {children}
    </p>
  );
}

function ageNote(birthDate: string, who: string, startDate: string, today: string): string | undefined {
  if (birthDate > today) return 'This day is still to come.';
  if (!isOfOtherAge(birthDate, who, startDate)) return undefined;
  return `On the first day of your journey this traveller is ${ageOn(startDate, birthDate)}, and the trip counts ${who.startsWith('child') ? 'a' : 'an'} ${who}. Please look at the day again, or ask us. You can save it as it is.`;
}

const tally = (travellers: TravellerDetailsView['travellers']) =>
  `${completeIn(travellers)} of ${count(travellers.length, 'traveller')} complete`;

const isChangedMeanwhile = (error: unknown) => error instanceof AppError && error.details.code === 'changed_meanwhile';

/** Half typed, or of no time one lives in: the field's value would be nothing, or nonsense. */
function isWrongDay(control: Element): control is HTMLInputElement {
  if (!(control instanceof HTMLInputElement)) return false;
  const { badInput, rangeUnderflow, rangeOverflow } = control.validity;
  return badInput || rangeUnderflow || rangeOverflow;
}

/** The part of the form in which it was saved: Enter in a field presses the first button there is. */
function partOf({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): string | undefined {
  const { activeElement } = document;
  const from = currentTarget.contains(activeElement) ? activeElement : (nativeEvent as SubmitEvent).submitter;
  return from?.closest<HTMLElement>('[data-part]')?.dataset.part;
}

/** Why it was not saved, where it was pressed. */
function Failure({ id, error, met }: { id: string; error: Error | null; met: Met | undefined }) {
  if (error === null) return null;
  if (!isChangedMeanwhile(error) || met === undefined)
    return (
      <div role="alert" className="mt-5">
        <FieldError id={id} error={refusalWords(error, 'Not saved yet, and what you typed is still here')} />
      </div>
    );
  return (
    <div ref={takeFocus} role="alert" tabIndex={-1} className="mt-5 border-warning border-l-4 pl-4 outline-none">
      <p className="font-semibold">Somebody else of your party saved meanwhile.</p>
      <p>What they wrote stands in the form now, and what you wrote is still here. Please look, and save again.</p>
      {met.both.length > 0 && (
        <>
          <p className="mt-2">You both wrote these; saved again, yours take the place of theirs:</p>
          <ul className="mt-1 list-disc pl-5">
            {met.both.map(({ name, theirs }) => (
              <li key={name} className="wrap-anywhere">
                {theirs === ''
                  ? `${capitalise(labelOf(name))}: they emptied it`
                  : `${capitalise(labelOf(name))}: they wrote “${theirs}”`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What is typed here is on no disk: whoever leaves is asked, but not who goes to a part of this page. */
function useAskBeforeLeaving(isUnsaved: boolean): void {
  const { history } = useRouter();
  useEffect(() => {
    if (!isUnsaved) return;
    return history.block({
      enableBeforeUnload: true,
      blockerFn: ({ currentLocation, nextLocation }) => {
        const leaves = nextLocation.pathname !== currentLocation.pathname || isTripAlone(nextLocation.hash);
        return leaves && !window.confirm('What you typed here is not saved yet. Leave it?');
      },
    });
  }, [history, isUnsaved]);
}
