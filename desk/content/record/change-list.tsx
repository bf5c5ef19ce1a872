import { ArrowRight } from 'lucide-react';
import type { ValueChange } from '#desk/content/values/value-changes.ts';

/** What was and what is, field by field. */
export function ChangeList({ changes }: { changes: readonly ValueChange[] }) {
  return (
    <ul className="grid gap-2.5">
      {changes.map(({ field, name, before, after }) => (
        <li key={`${field} ${name} ${after}`} className="min-w-0 border-line border-l-2 pl-3">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="wrap-anywhere">
            {before !== null && (
              <>
                <span className="sr-only">was </span>
                <del className="text-muted">{before}</del>
              </>
            )}
            {before !== null && after !== null && (
              <ArrowRight aria-hidden="true" size={15} className="mx-1.5 inline align-[-0.1em]" />
            )}
            {after === null ? (
              <span className="text-muted"> is taken out</span>
            ) : (
              <>
                <span className="sr-only">{before === null ? 'new ' : ' is '}</span>
                <ins className="no-underline">{after}</ins>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
