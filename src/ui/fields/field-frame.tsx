import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What every field has, whatever one fills it in with. */
export interface FieldLabels {
  /** Names the field in its document; its hint and error hang on it, and the error summary leads to it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value, and how to put it right. */
  error?: string | undefined;
  isOptional?: boolean;
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** Ties a control to its hint and its error. */
export function fieldAria({ id, hint, error }: Pick<FieldLabels, 'id' | 'hint' | 'error'>) {
  const described = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': error === undefined ? undefined : true,
  } as const;
}

/** 16 px or more, or a phone zooms in on focus. */
export const fieldClass =
  'w-full min-h-13 rounded-field border border-line-strong bg-surface px-4 text-base placeholder:text-subtle aria-invalid:border-danger disabled:opacity-60';

interface FieldFrameProps extends FieldLabels {
  /** A group of controls is named by a legend, one control by its label. */
  isGroup?: boolean;
  children: ReactNode;
}

/** A field's label above it, its hint and its error below the label, where they are read before the value. */
export function FieldFrame({ id, label, hint, error, isOptional, isGroup = false, children }: FieldFrameProps) {
  const name = (
    <>
      {label}
      {isOptional && <span className="font-normal text-muted"> (optional)</span>}
    </>
  );
  const Frame = isGroup ? 'fieldset' : 'div';
  return (
    <Frame
      className="min-w-0"
      {...(isGroup && { ...fieldAria({ id, hint, error }), 'aria-invalid': undefined, tabIndex: -1 })}
    >
      {isGroup ? (
        <legend className="font-semibold">{name}</legend>
      ) : (
        <label htmlFor={id} className="block w-fit font-semibold">
          {name}
        </label>
      )}
      {hint && (
        <p id={hintId(id)} className="mt-0.5 text-label text-muted">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      <div className="mt-2">{children}</div>
    </Frame>
  );
}

export function FieldError({ id, error }: Pick<FieldLabels, 'id' | 'error'>) {
  if (error === undefined) return null;
  return (
    <p id={errorId(id)} className="mt-1 flex gap-2 font-medium text-danger text-label">
      <CircleAlert aria-hidden="true" size={17} className="mt-[0.2em] shrink-0" />
      {error}
    </p>
  );
}
