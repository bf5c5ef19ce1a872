import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { BlogPostSummary } from '#contract/blog.ts';

interface BlogPostNeighboursProps {
  previous: BlogPostSummary | undefined;
  next: BlogPostSummary | undefined;
}

const linkClass = 'group flex h-full flex-col gap-2 rounded-panel bg-sand p-6 sm:p-8';
const labelClass = 'flex items-center gap-2 font-medium text-label text-muted';
const titleClass =
  'font-display font-semibold text-title-3 leading-tight decoration-2 decoration-accent underline-offset-4 group-hover:underline';

/** The articles written just before and just after. */
export function BlogPostNeighbours({ previous, next }: BlogPostNeighboursProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav aria-label="Other articles">
      <ul className="grid gap-4 sm:grid-cols-2">
        {previous && (
          <li>
            <Link to="/blog/$postSlug" params={{ postSlug: previous.slug }} className={linkClass}>
              <span className={labelClass}>
                <ArrowLeft aria-hidden="true" size={16} />
                Previous article
              </span>
              <span className={titleClass}>{previous.title}</span>
            </Link>
          </li>
        )}
        {next && (
          <li className="sm:col-start-2">
            <Link
              to="/blog/$postSlug"
              params={{ postSlug: next.slug }}
              className={`${linkClass} sm:items-end sm:text-right`}
            >
              <span className={labelClass}>
                Next article
                <ArrowRight aria-hidden="true" size={16} />
              </span>
              <span className={titleClass}>{next.title}</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
