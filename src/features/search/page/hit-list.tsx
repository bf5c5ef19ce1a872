import type { IndexUid } from '#contract/search/search-indexes.ts';
import { dot } from '#contract/words/dot.ts';
import { FoundText } from '#features/search/hits/found-text.tsx';
import { NeedsNetwork } from '#features/search/hits/needs-network.tsx';
import type { SearchHit } from '#features/search/hits/search-hit.ts';
import { Badge } from '#ui/badge.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

interface HitListProps {
  uid: IndexUid;
  hits: readonly SearchHit[];
  heading: 'h2' | 'h3';
}

/** Hits of one collection: destinations by their plates, everything else line by line. */
export function HitList({ uid, hits, heading }: HitListProps) {
  const isTall = uid === 'destinations';
  const columns = isTall ? 'grid-cols-2 gap-x-4 sm:gap-x-6 lg:grid-cols-4' : 'gap-x-10 lg:grid-cols-2';
  return (
    <ul className={`grid gap-y-8 ${columns}`}>
      {hits.map((hit) => (
        <li key={hit.id}>
          <HitCard hit={hit} heading={heading} isTall={isTall} />
        </li>
      ))}
    </ul>
  );
}

interface HitCardProps {
  hit: SearchHit;
  heading: 'h2' | 'h3';
  /** The plate above the text instead of beside it. */
  isTall: boolean;
}

/** A found record: its plate, its name and text with the found words marked, facts and price. The whole card is the link. */
function HitCard({ hit, heading: Heading, isTall }: HitCardProps) {
  const shape = isTall ? 'flex-col' : 'gap-4 sm:gap-5';
  const frame = isTall ? 'aspect-[16/10] w-full' : 'size-24 sm:size-36';
  return (
    <article className={`group relative flex h-full ${shape}`}>
      <div className={`card-shadow relative shrink-0 overflow-hidden rounded-card ${frame}`}>
        <PlateImage
          picture={hit.picture}
          shape={isTall ? 'list' : 'thumb'}
          sizes={isTall ? '(min-width: 64rem) min(23vw - 1.25rem, 26rem), 50vw' : '(min-width: 40rem) 9rem, 6rem'}
          className="size-full transition-transform duration-[600ms] ease-[cubic-bezier(.2,.7,.2,1)] group-hover:scale-[1.03]"
        />
        {hit.badge && (
          <span className="absolute top-2 left-2 max-sm:hidden">
            <Badge tone="paper">{hit.badge}</Badge>
          </span>
        )}
      </div>
      <div className={`flex min-w-0 flex-1 flex-col ${isTall ? 'mt-3' : ''}`}>
        <Heading className="text-[1.1875rem] leading-[1.2] sm:text-[1.3125rem]">
          <CardLink to={hit.to}>
            <FoundText hit={hit} of="name" />
          </CardLink>
        </Heading>
        <p className="mt-1 text-label text-muted">{hit.facts.join(dot)}</p>
        <NeedsNetwork to={hit.to} className="mt-1" />
        <p className="mt-1.5 line-clamp-2 text-[0.9375rem] leading-normal">
          {hit.found ? (
            <>
              <span className="text-muted">{`${hit.found.label}: `}</span>
              <FoundText hit={hit} of="found" />
            </>
          ) : (
            <FoundText hit={hit} of="text" />
          )}
        </p>
        {hit.price && (
          <p className="mt-auto pt-2 text-label">
            <span className="figures font-bold text-base">{hit.price.amount}</span>
            <span className="text-muted">
              {` ${hit.price.per}`}
              {hit.price.local && <span className="figures">{`${dot}${hit.price.local}`}</span>}
            </span>
          </p>
        )}
      </div>
    </article>
  );
}
