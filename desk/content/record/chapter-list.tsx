import { Link } from '@tanstack/react-router';
import { useChosenInView } from '#desk/platform/use-chosen-in-view.ts';

export interface ChapterLink {
  slug: string;
  title: string;
  problems: number;
  isChanged: boolean;
}

const widget =
  'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full px-4 hover:bg-sand aria-[current=page]:bg-primary aria-[current=page]:font-semibold aria-[current=page]:text-on-primary';

/** The chapters of a record: a list beside the form, a row above it on a phone. */
export function ChapterList({ chapters, current }: { chapters: readonly ChapterLink[]; current: string }) {
  return (
    <nav
      ref={useChosenInView(current)}
      aria-label="Chapters"
      className="relative -mx-4 overflow-x-auto px-4 pb-1 sm:mx-0 sm:px-0 xl:sticky xl:top-7 xl:overflow-visible"
    >
      <ul className="flex gap-1 xl:flex-col">
        {chapters.map(({ slug, title, problems, isChanged }) => (
          <li key={slug} className="shrink-0">
            <Link
              to="."
              search={{ chapter: slug }}
              replace
              resetScroll={false}
              className={widget}
              activeOptions={{ includeSearch: true }}
              aria-current={slug === current ? 'page' : undefined}
            >
              {title}
              {problems > 0 ? (
                <span className="rounded-full bg-danger px-2 font-semibold text-label text-paper">
                  {problems} <span className="sr-only">to put right</span>
                </span>
              ) : (
                isChanged && (
                  <span className="size-2.5 rounded-full bg-sun">
                    <span className="sr-only">changed</span>
                  </span>
                )
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
