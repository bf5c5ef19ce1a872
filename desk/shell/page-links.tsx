import { Link } from '@tanstack/react-router';

interface PageLinksProps {
  page: number;
  total: number;
  limit: number;
  /** What the list is made of: `enquiries`. */
  noun: string;
}

const linkClass = 'inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 hover:bg-sand';

/** Which part of the list this is, and the way to its neighbours; the rest of the address stays. */
export function PageLinks({ page, total, limit, noun }: PageLinksProps) {
  const last = Math.max(1, Math.ceil(total / limit));
  const first = (page - 1) * limit + 1;
  const to = (number: number) => (search: object) => ({ ...search, page: number === 1 ? undefined : number });
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-3">
      <p className="figures mr-auto text-muted">
        {total === 0 ? `No ${noun}` : `${first} to ${Math.min(total, page * limit)} of ${total} ${noun}`}
      </p>
      {page > 1 && (
        <Link to="." search={to(Math.min(page - 1, last))} className={linkClass}>
          Previous
        </Link>
      )}
      {page < last && (
        <Link to="." search={to(page + 1)} className={linkClass}>
          Next
        </Link>
      )}
    </nav>
  );
}
