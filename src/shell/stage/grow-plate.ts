/** A card's picture as it was seen at the press. */
export function pictureOfCard(link: HTMLAnchorElement): DOMRect | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  return link.closest('article')?.querySelector('[data-picture]')?.getBoundingClientRect();
}

/** The card's picture grows into the page's, as a view transition has it do where the page was not rendered ahead (motion.css). */
export function growFromCard(card: DOMRect, page: HTMLElement): void {
  const plate = page.querySelector('.plate-arriving');
  const frame = plate?.getBoundingClientRect();
  if (plate === null || frame === undefined || frame.width === 0 || card.width === 0) return;
  // As large as it must be to fill the card, cut to the card's shape.
  const scale = Math.max(card.width / frame.width, card.height / frame.height);
  const cutX = (frame.width - card.width / scale) / 2;
  const cutY = (frame.height - card.height / scale) / 2;
  const x = card.left - frame.left - cutX * scale;
  const y = card.top - frame.top - cutY * scale;
  plate.animate(
    [
      {
        transformOrigin: '0 0',
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
        clipPath: `inset(${cutY}px ${cutX}px round ${16 / scale}px)`,
      },
      { transformOrigin: '0 0', transform: 'none', clipPath: 'inset(0 round 0)' },
    ],
    { duration: 420, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
}
