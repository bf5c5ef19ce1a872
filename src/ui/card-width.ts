import { createContext } from 'react';

/** How wide a card is, as CSS lengths: on a phone, on a tablet (from 40rem) and on a desktop (from 64rem). */
export interface CardWidth {
  phone: string;
  tablet: string;
  desktop: string;
}

/** `page-width` has 4vw of margin on both sides and ends at 75rem. */
const page = 'min(92vw, 75rem)';

/** Of a record's page beside its panel, which takes 27.25rem with the gap. */
const besidePanel = `${page} - 27.25rem`;

/** Whether cards in this part of the page stand beside its panel. */
export const BesidePanelContext = createContext(false);

/** One of so many columns with 1.5rem between them; or `lying` down across its row (`lying-card` in site.css). */
export function cardWidth(columns: number, isBesidePanel = false): CardWidth & { lying: Omit<CardWidth, 'phone'> } {
  const content = isBesidePanel ? besidePanel : page;
  return {
    phone: '100vw - 2.25rem',
    tablet: '46vw - .75rem',
    desktop: `(${content} - ${(columns - 1) * 1.5}rem) / ${columns}`,
    lying: { tablet: '46vw', desktop: `min((${content}) / 2, 36rem)` },
  };
}

/** A card as wide as two of three columns. */
export const doubleWidth: CardWidth = { phone: '100vw - 2.25rem', tablet: '92vw', desktop: `${page} * .66` };

export const CardWidthContext = createContext<CardWidth>(cardWidth(3));

/** The shape of a card's picture. `tall` has the same height whatever its width. */
export type CardShape = 'landscape' | 'portrait' | 'tall';

/** Our plates are 1.6 times as wide as high: how wide one is when it covers the frame. */
const coveringWidth: Record<CardShape, (width: string, size: keyof CardWidth) => string> = {
  landscape: (width) => `calc((${width}) * 1.1)`,
  portrait: (width) => `calc((${width}) * 2)`,
  tall: (width, size) => `max(${width}, ${{ phone: '28.8rem', tablet: '32rem', desktop: '41.6rem' }[size]})`,
};

/** The CSS `sizes` of a card's picture. */
export function cardSizes({ phone, tablet, desktop }: CardWidth, shape: CardShape): string {
  const cover = coveringWidth[shape];
  return `(min-width: 64rem) ${cover(desktop, 'desktop')}, (min-width: 40rem) ${cover(tablet, 'tablet')}, ${cover(phone, 'phone')}`;
}
