import type { MouseEvent, Ref } from 'react';
import { takeFocus } from '#ui/take-focus.ts';

export interface FormError {
  /** The field's id. */
  id: string;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly FormError[];
  /** The caller moves the focus here when a press is refused. */
  ref?: Ref<HTMLDivElement>;
}

/** Everything that is wrong with a form, each a link to its field. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="rounded-card border-2 border-danger bg-surface p-5 focus:outline-2 focus:outline-danger focus:outline-offset-2"
    >
      <p className="font-semibold text-danger">{title}</p>
      <ul className="mt-1 list-disc pl-5 marker:text-danger">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => goToField(event, id)}
              className="inline-flex min-h-9 items-center underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** To the field without a trace in the address: a hash would be a place in the page's history. */
function goToField(event: MouseEvent, id: string): void {
  const target = document.getElementById(id);
  if (target === null) return;
  event.preventDefault();
  takeFocus(target);
}
