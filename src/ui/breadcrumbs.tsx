import { Link } from '@tanstack/react-router';

export interface Crumb {
  label: string;
  to: string;
}

/** A slash before each but the first, which is not read out. */
const crumb = "not-first:before:mr-2 not-first:before:text-muted not-first:before:content-['/'_/_'']";

/** Where the page stands, from the home page on. The page itself is the last, and no link. */
export function Breadcrumbs({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-label text-muted print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ label, to }) => (
          <li key={to} className={`flex items-center ${crumb}`}>
            <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {label}
            </Link>
          </li>
        ))}
        {/* On a phone its heading stands right below, and a second row for it would come and go with the fonts. */}
        <li aria-current="page" className={`max-w-[16.5em] truncate text-ink max-sm:sr-only ${crumb}`}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
