import type { ReactNode } from 'react';

interface CardCellProps {
  /** Of its column; undefined where a card begins with what it is about. */
  name: string | undefined;
  children: ReactNode;
  className?: string;
  valueClass?: string;
}

/** A cell of a table whose rows are cards on a phone: there its column's name stands before it, or above it where letters are large. Nothing is shown of an empty one. */
export function CardCell({ name, children, className = '', valueClass = '' }: CardCellProps) {
  return (
    <td className={`max-md:flex max-md:flex-wrap max-md:gap-x-2 max-md:has-[>div:empty]:hidden ${className}`}>
      {name !== undefined && (
        <span className="basis-[6.5rem] text-label text-muted md:hidden" aria-hidden="true">
          {name}
        </span>
      )}
      <div
        className={`min-w-0 max-md:flex-1 max-md:basis-[8.5rem] max-md:wrap-anywhere max-md:[&_.whitespace-nowrap]:whitespace-normal ${valueClass}`}
      >
        {children}
      </div>
    </td>
  );
}
