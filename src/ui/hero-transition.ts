import type { MouseEvent } from 'react';

/** When a card was pressed last, and where it has its picture on the screen. */
let left: { at: number; box: DOMRect } | undefined;

/** A page that takes longer than this to come shows its picture where it belongs, in milliseconds. */
const recent = 1000;

/** To be called on a press on a card, before the way to its page begins. */
export function startHeroTransition({ currentTarget: card, timeStamp: at }: MouseEvent<HTMLElement>): void {
  // Its frame: the picture itself is a little larger under a pointer.
  const box = pictureIn(card)?.parentElement?.getBoundingClientRect();
  left = box && { at, box };
}

/**
 * The picture of a record's page grows into its place from where the card that led there has it; not on a desktop, where it would fly
 * over the words beside it. To be called before the page is painted; a view transition would have to picture both pages first, and hold the new one back for as long.
 */
export function growFromCard(place: HTMLElement | null): void {
  const picture = place && left && pictureIn(place);
  if (!picture || !left) return;
  const { at, box } = left;
  left = undefined;
  if (performance.now() - at > recent || matchMedia('(prefers-reduced-motion), (width >= 64rem)').matches) return;
  const { x, y, width, height } = picture.getBoundingClientRect();
  const scale = Math.max(box.width / width, box.height / height);
  const across = box.x - x + (box.width - width) / 2;
  // The page is about to stand at its top.
  const down = box.y - y - scrollY + (box.height - height) / 2;
  // What the card has no room for.
  const edges = (height - box.height / scale) / 2;
  const sides = (width - box.width / scale) / 2;
  picture.animate(
    {
      transform: [`translate(${across}px, ${down}px) scale(${scale})`, 'none'],
      clipPath: [`inset(${edges}px ${sides}px round 1rem)`, 'inset(0)'],
    },
    { duration: 420, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
}

/** Some pictures have a frame for each theme. */
function pictureIn(element: HTMLElement): HTMLElement | undefined {
  return [...element.querySelectorAll<HTMLElement>('[data-picture]')].find((frame) => frame.offsetWidth > 0);
}
