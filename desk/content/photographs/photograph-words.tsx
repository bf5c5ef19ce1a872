import { areaClass, boxClass, rowsFor } from '#desk/content/form/form-context.ts';
import { ChosenField } from '#desk/content/form/single-fields.tsx';
import type { PhotographWords } from '#desk/content/photographs/written-photograph.ts';
import { TextAreaField, TextField } from '#ui/fields/form-fields.tsx';

const subjects = [
  { value: 'room', label: 'A room' },
  { value: 'person', label: 'Somebody one will meet' },
];

interface PhotographWordsProps {
  /** Begins the names of the fields in the document. */
  id: string;
  words: PhotographWords;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<PhotographWords>) => void;
}

/** What is written about a photograph; the two that are needed stand open from the first moment. */
export function PhotographWordFields({ id, words, errorOf, onChange }: PhotographWordsProps) {
  const field = (name: string) => ({ id: `${id}.${name}`, error: errorOf(name), required: false });
  return (
    <div className="grid min-w-0 content-start gap-4">
      <TextAreaField
        {...field('alt')}
        label="What it shows"
        hint="For those who cannot see it: who or what, where, doing what."
        rows={rowsFor(words.alt, 2)}
        className={areaClass}
        value={words.alt}
        onChange={({ target }) => onChange({ alt: target.value })}
      />
      <TextField
        {...field('credit')}
        label="Who took it"
        hint="As it is to stand below the picture."
        autoComplete="off"
        className={boxClass}
        value={words.credit}
        onChange={({ target }) => onChange({ credit: target.value })}
      />
      <TextField
        {...field('caption')}
        label="Line below it"
        isOptional
        className={boxClass}
        value={words.caption ?? ''}
        onChange={({ target }) => onChange({ caption: target.value })}
      />
      <ChosenField
        {...field('shows')}
        label="Mainly shows"
        hint="One of each stands before the others."
        isOptional
        value={words.shows ?? ''}
        choices={subjects}
        onChange={(shows) => onChange({ shows })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('place')}
          label="Where"
          isOptional
          className={boxClass}
          value={words.place ?? ''}
          onChange={({ target }) => onChange({ place: target.value })}
        />
        <TextField
          {...field('day')}
          label="When it was taken"
          isOptional
          type="date"
          className={`${boxClass} figures`}
          value={words.day ?? ''}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      </div>
      <label
        htmlFor={`${id}.peopleAgreed`}
        className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2"
      >
        <input
          id={`${id}.peopleAgreed`}
          type="checkbox"
          checked={words.peopleAgreed === true}
          onChange={({ target }) => onChange({ peopleAgreed: target.checked })}
          className="mt-[0.1em] size-5.5 shrink-0 accent-primary"
        />
        <span>Everybody who can be recognised has agreed that it is shown</span>
      </label>
    </div>
  );
}
