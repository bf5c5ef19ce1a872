import type { Picture } from '#contract/records/picture.ts';
import { fetchHeroAhead } from '#platform/images/fetch-ahead.ts';
import { leaveFrom } from '#ui/growing-plate.ts';

/** As a card has them: the next page's picture is fetched when pointer or focus rests here, and grows out of this one. */
export function onTheWayTo(picture: Picture) {
  const fetch = () => fetchHeroAhead(picture);
  return { onClickCapture: leaveFrom, onPointerEnter: fetch, onFocus: fetch };
}
