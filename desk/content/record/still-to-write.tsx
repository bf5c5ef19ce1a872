import type { ContentValue } from '#contract/desk/content.ts';
import { stillToWrite } from '#contract/desk/content-form.ts';
import { fieldName } from '#desk/content/values/value-changes.ts';
import type { FormKnowledge } from '#desk/content/values/value-words.ts';
import { pathOf } from '#records/values.ts';

/** Paths of the texts that are still to be written. */
export function gapsIn({ fields, text }: ContentValue): string[] {
  const inText = text?.includes(stillToWrite) ? ['text'] : [];
  return [...gapsBelow(fields, []), ...inText];
}

function gapsBelow(value: unknown, path: readonly string[]): string[] {
  if (typeof value === 'string') return value.includes(stillToWrite) ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) => gapsBelow(held, [...path, name]));
}

interface StillToWriteProps {
  gaps: readonly string[];
  value: unknown;
  form: FormKnowledge;
  onGoTo: (field: string) => void;
}

/** What of a record that was begun nobody has written yet, each a link to its field. */
export function StillToWrite({ gaps, value, form, onGoTo }: StillToWriteProps) {
  const many = gaps.length === 1 ? 'One text is' : `${gaps.length} texts are`;
  return (
    <details className="rounded-card bg-sand px-4 py-2">
      <summary className="min-h-9 py-1.5">
        <span className="font-semibold">{many} still to be written.</span> Visitors do not see the page before.
      </summary>
      <ul className="grid pb-2 pl-5">
        {gaps.map((field) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => onGoTo(field)}
              className="min-h-9 py-1 text-left underline underline-offset-4"
            >
              {field === 'text' ? 'Text' : fieldName(pathOf(field), value, form)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
