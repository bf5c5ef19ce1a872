import { NotebookPen } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { longestNote } from '#contract/trip/shortlist.ts';
import { fieldClass } from '#ui/fields/field-frame.tsx';
import { focusAfter } from '#ui/take-focus.ts';

interface EntryNoteProps {
  /** What the note is about. */
  name: string;
  note: string | undefined;
  onChange: (note: string) => void;
}

/** The visitor's own words, written where they stand. Each character is kept as it is typed: nothing needs to be saved. */
export function EntryNote({ name, note, onChange }: EntryNoteProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | undefined>(undefined);

  /** Of the field and the button each takes the other's place. */
  function show(text: string | undefined) {
    focusAfter(
      () => setTyped(text),
      () => field.current ?? button.current,
    );
  }

  if (typed === undefined) {
    return (
      <div className="flex flex-wrap items-baseline gap-x-3">
        {note && (
          <p className="min-w-0 max-w-full border-sun border-l-2 pl-3 font-display italic wrap-anywhere">{note}</p>
        )}
        <button
          ref={button}
          type="button"
          onClick={() => show(note ?? '')}
          className="inline-flex min-h-11 items-center gap-1.5 text-label text-muted underline underline-offset-4 hover:text-ink"
        >
          <NotebookPen aria-hidden="true" size={16} strokeWidth={1.75} />
          {note ? 'Change the note' : 'Add a note'}
          <span className="sr-only">{` about ${name}`}</span>
        </button>
      </div>
    );
  }
  return (
    <div className="my-1 flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-56">
        <label htmlFor={id} className="text-label text-muted">
          Your note <span className="sr-only">{`about ${name}`}</span>
        </label>
        <input
          ref={field}
          id={id}
          value={typed}
          maxLength={longestNote}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            onChange(value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // It would press the button that takes the field's place.
            event.preventDefault();
            show(undefined);
          }}
          className={fieldClass}
        />
      </div>
      <button
        type="button"
        onClick={() => show(undefined)}
        className="min-h-13 rounded-full px-4 font-semibold hover:bg-sand"
      >
        Done
      </button>
    </div>
  );
}
