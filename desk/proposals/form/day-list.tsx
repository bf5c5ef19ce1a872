import { Plus, Undo2 } from 'lucide-react';
import { type FormParts, fieldAt, fieldId, shownField, withItem } from '#desk/proposals/form/form-parts.ts';
import { ItemList } from '#desk/proposals/form/small-fields.tsx';
import { putBack, type WrittenDays, withWords, writtenDays } from '#desk/proposals/form/written-days.ts';
import { Question, useAsking } from '#desk/shell/ask-dialog.tsx';
import { ItemButtons } from '#desk/shell/item-buttons.tsx';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField, TickField } from '#ui/fields/form-fields.tsx';
import { focusAfter } from '#ui/take-focus.ts';

interface DayListProps {
  parts: FormParts;
  /** Undefined while they are the tour's. */
  days: WrittenDays | undefined;
  onChange: (update: (days: WrittenDays) => WrittenDays | undefined) => void;
}

const path = 'trip.days';
const staysId = fieldId('stays-of-ours');

/** What happens on each day: the tour's words until the office has its own, in the order it gives them. */
export function DayList({ parts, days, onChange }: DayListProps) {
  const { choices } = parts;
  const [asking, ask] = useAsking();
  if (days === undefined) {
    return (
      <fieldset id={fieldId(path)} tabIndex={-1} className="grid min-w-0 justify-items-start gap-3">
        <legend className="mb-2 font-semibold">Days</legend>
        <p className="text-label text-muted">As the tour has them, with a day for each night beside it.</p>
        <Button
          variant="quiet"
          size="small"
          onClick={() =>
            focusAfter(
              () => onChange(() => choices.days.map(({ key }) => ({ id: key }))),
              () => document.getElementById(fieldId(`${path}.0.title`)),
            )
          }
        >
          Change the days
        </Button>
      </fieldset>
    );
  }
  const isIn = (key: string) => days.some(({ id }) => id === key);
  return (
    <>
      <ItemList
        label="Days"
        path={path}
        parts={parts}
        noun="day"
        onAdd={() =>
          onChange((before) => [...before, { id: `own ${crypto.randomUUID()}`, title: '', description: '', stay: '' }])
        }
      >
        <p className="text-label text-muted">
          A night is at a stay of ours or anywhere else; where nothing is written there is none.
        </p>
        <datalist id={staysId}>
          {choices.stays.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
        {writtenDays(days, choices.days).map((day, index) => (
          <Day
            key={day.id}
            parts={parts}
            day={day}
            index={index}
            count={days.length}
            onWrite={(name, words) =>
              onChange((before) =>
                before.map((each) => (each.id === day.id ? withWords(each, name, words, choices.days) : each)),
              )
            }
            onFacts={(hasFacts) =>
              onChange((before) => before.map((each) => (each.id === day.id ? { ...each, hasFacts } : each)))
            }
            onMove={(to) => {
              const move = () =>
                onChange((before) => before.toSpliced(index, 1).toSpliced(to, 0, ...before.slice(index, index + 1)));
              const button = `[data-move=${to < index ? 'up' : 'down'}]`;
              focusAfter(move, () => shownField(`${path}.${to}`)?.querySelector<HTMLElement>(button));
            }}
            onRemove={() =>
              focusAfter(
                () => onChange((before) => withItem(before, index, undefined)),
                () => document.getElementById(`${fieldId(path)}-add`),
              )
            }
          />
        ))}
        {choices.days
          .filter(({ key }) => !isIn(key))
          .map(({ key, title }) => (
            <div key={key}>
              <Button
                variant="quiet"
                size="small"
                onClick={() => onChange((before) => putBack(before, key, choices.days))}
              >
                <Plus aria-hidden="true" size={18} />
                Put back: {title}
              </Button>
            </div>
          ))}
      </ItemList>
      <div>
        <Button variant="quiet" size="small" onClick={ask}>
          <Undo2 aria-hidden="true" size={18} />
          As the tour has them
        </Button>
      </div>
      <Question
        {...asking}
        title="Take the tour’s days again?"
        yes="Take the tour’s days"
        onYes={() => {
          asking.onClose();
          onChange(() => undefined);
        }}
        no="Keep what is written"
      >
        <p>What was written, moved, added and removed here goes.</p>
      </Question>
    </>
  );
}

interface DayProps {
  parts: FormParts;
  day: ReturnType<typeof writtenDays>[number];
  index: number;
  count: number;
  onWrite: (name: 'title' | 'description' | 'stay', words: string) => void;
  onFacts: (hasFacts: boolean) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function Day({ parts: { errorOf }, day, index, count, onWrite, onFacts, onMove, onRemove }: DayProps) {
  const name = `Day ${index + 1}`;
  const at = `${path}.${index}`;
  return (
    <fieldset
      id={fieldId(at)}
      aria-label={name}
      data-item=""
      className="grid min-w-0 gap-3 rounded-field border border-line p-3"
    >
      <div className="flex items-center justify-between gap-2">
        <p className="font-semibold text-accent">{name}</p>
        <ItemButtons name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          {...fieldAt(errorOf, `${at}.title`)}
          label="What happens"
          maxLength={160}
          autoComplete="off"
          value={day.title}
          onChange={({ target }) => onWrite('title', target.value)}
        />
        <TextField
          {...fieldAt(errorOf, `${at}.stay`)}
          label="Night"
          isOptional
          list={staysId}
          maxLength={160}
          autoComplete="off"
          value={day.stay}
          onChange={({ target }) => onWrite('stay', target.value)}
        />
      </div>
      <TextAreaField
        {...fieldAt(errorOf, `${at}.description`)}
        label="In words"
        isOptional
        value={day.description}
        onChange={({ target }) => onWrite('description', target.value)}
      />
      {day.facts !== '' && (
        <TickField
          id={fieldId(`${at}.hasFacts`)}
          label={`With the tour’s ${day.facts}`}
          required={false}
          checked={day.hasFacts}
          onChange={({ target }) => onFacts(target.checked)}
        />
      )}
    </fieldset>
  );
}
