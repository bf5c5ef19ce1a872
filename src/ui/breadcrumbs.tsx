import { Link } from '@tanstack/react-router';

export interface Crumb {
  label: string;
  to: string;
}

/** Where the page stands, from the home page on. The page itself is the last, and no link. */
export function Breadcrumbs({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-label text-muted print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ label, to }) => (
          <li key={to} className="flex items-center gap-x-2">
            <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {label}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="max-w-[24ch] truncate text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
