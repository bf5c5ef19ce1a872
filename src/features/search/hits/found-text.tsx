import { Highlight } from 'react-instantsearch';
import type { SearchHit } from '#features/search/hits/search-hit.ts';
import { fieldsOf } from '#platform/fields-of.ts';

interface FoundTextProps {
  hit: SearchHit;
  /** `found` is where the words stand when neither name nor text has them. */
  of: 'name' | 'text' | 'found';
}

/** A text of a hit with the found words marked; as it is where the service has marked nothing. */
export function FoundText({ hit, of }: FoundTextProps) {
  const attribute = of === 'found' ? hit.found?.attribute : [of === 'name' ? 'name' : 'summary'];
  const [field] = attribute ?? [];
  if (attribute === undefined || field === undefined) return null;
  const isMarked = fieldsOf(hit.hit._highlightResult)[field] !== undefined;
  if (!isMarked) return of === 'name' ? hit.name : hit.text;
  return <Highlight hit={hit.hit} attribute={attribute as never} />;
}
