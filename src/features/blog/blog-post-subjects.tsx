import { Link } from '@tanstack/react-router';
import { capitalise } from '#platform/format/words.ts';

/** What an article is about; each leads to the others about it. */
export function BlogPostSubjects({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label="More about the same" className="border-line border-t pt-6 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              to="/blog"
              search={{ tag: [tag] }}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-[0.9375rem] hover:bg-sand"
            >
              {capitalise(tag)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
