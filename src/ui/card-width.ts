import { createContext } from 'react';
import type { PictureView, PictureViews } from '#platform/images/picture-sources.ts';

type Screen = 'tablet' | 'desktop' | 'wide' | 'widest';

/** Across its row, with the picture beside the text, or across two columns with the picture above it. */
export type Lying = 'row' | 'two';

/** How wide a card's picture is, as CSS lengths: on a phone, on a tablet (from 40rem), on a desktop (from 64rem). */
export interface CardWidth {
  phone: string;
  tablet: string;
  desktop: string;
  /** On a wide desktop (from 96rem), where it is not as on any other. */
  wide?: string;
  /** The same on the widest (from 112rem). */
  widest?: string;
  /** Where the card lies, and so does its picture whatever its shape; of the wide ones only where they are named above. */
  lies?: Partial<Record<Screen, Lying | undefined>>;
  /** On a phone an upright picture stands beside the text. */
  isBeside?: boolean;
}

/** `page-width` has 4vw of margin on both sides and ends at 109rem. */
const page = 'min(92vw, 109rem)';

/** Of a record's page beside its panel, which takes 27.25rem with the gap. */
const besidePanel = `${page} - 27.25rem`;

/** Whether cards in this part of the page stand beside its panel. */
export const BesidePanelContext = createContext(false);

const onPhone = '100vw - 2.25rem';

const columnOf = (content: string, columns: number) => `(${content} - ${(columns - 1) * 1.5}rem) / ${columns}`;

/** One of so many columns with 1.5rem between them; or `lying` down across its row (`lying-card` in site.css). */
export function cardWidth(
  columns: number,
  isBesidePanel = false,
): CardWidth & { lying: Pick<CardWidth, 'tablet' | 'desktop'> } {
  const content = isBesidePanel ? besidePanel : page;
  return {
    phone: onPhone,
    tablet: '46vw - .75rem',
    desktop: columnOf(content, columns),
    lying: { tablet: '46vw', desktop: `min((${content}) / 2, 36rem)` },
  };
}

export const CardWidthContext = createContext<CardWidth>(cardWidth(3));

/** The shape of a card's picture. `tall` lies on a phone, where an upright one would fill the screen. */
export type CardShape = 'landscape' | 'portrait' | 'tall';

type CardPicture = 'list' | 'card';

const phoneShape = ({ isBeside }: CardWidth, shape: CardShape): CardPicture =>
  isBeside || shape === 'portrait' ? 'card' : 'list';

const shapeOf = (lying: Lying | undefined, shape: CardShape): CardPicture =>
  lying !== undefined || shape === 'landscape' ? 'list' : 'card';

/** The widest first, as browsers choose; from so many rem. */
const screens = [
  ['widest', 112],
  ['wide', 96],
  ['desktop', 64],
  ['tablet', 40],
] as const;

/** What a card's picture is shown as on each screen. */
export function cardViews(width: CardWidth, shape: CardShape): PictureViews {
  const views = screens.flatMap(([screen, from]): PictureView[] => {
    const length = width[screen];
    return length === undefined
      ? []
      : [{ from, shape: shapeOf(width.lies?.[screen], shape), width: `calc(${length})` }];
  });
  return [...views, { shape: phoneShape(width, shape), width: `calc(${width.phone})` }];
}

/** A picture across two columns is a little flatter, so that it is as high as the upright ones beside it. */
const frames = {
  phone: { list: 'aspect-[16/10]', card: 'aspect-[4/5]' },
  tablet: { list: 'sm:aspect-[16/10]', card: 'sm:aspect-[4/5]', two: 'sm:aspect-[1.648]' },
  desktop: { list: 'lg:aspect-[16/10]', card: 'lg:aspect-[4/5]', two: 'lg:aspect-[1.648]' },
  wide: { list: '2xl:aspect-[16/10]', card: '2xl:aspect-[4/5]', two: '2xl:aspect-[1.648]' },
  widest: {
    list: 'min-[112rem]:aspect-[16/10]',
    card: 'min-[112rem]:aspect-[4/5]',
    two: 'min-[112rem]:aspect-[1.648]',
  },
};

/** The classes of the frame that has these shapes. */
export function cardFrame(width: CardWidth, shape: CardShape): string {
  const onScreens = screens.map(([screen]) => {
    const lying = width.lies?.[screen];
    return width[screen] === undefined ? '' : frames[screen][lying === 'two' ? lying : shapeOf(lying, shape)];
  });
  return [frames.phone[phoneShape(width, shape)], ...onScreens].filter(Boolean).join(' ');
}
