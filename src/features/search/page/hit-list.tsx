import type { IndexUid } from '#contract/search/search-indexes.ts';
import type { SearchHit } from '#features/search/hits/search-hit.ts';
import { HitCard } from '#features/search/page/hit-card.tsx';

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
