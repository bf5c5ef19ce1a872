import * as React from 'react';
import type { Picture } from '#contract/records/picture.ts';
import type { ShownPicture } from '#platform/images/fetch-ahead.ts';
import { type CardShape, type CardWidth, CardWidthContext, cardViews, cardWidth, type Lying } from '#ui/card-width.ts';
import { useIsPastFirstFrame } from '#ui/first-view.ts';

interface ListLook {
  /** How the first card stands on a phone, where the others are rows. */
  first?: 'large' | 'row';
  /** Its pictures are upright on a desktop: one across two columns is as high as those beside it. */
  isUpright?: boolean;
}

interface ListGridProps extends ListLook {
  children: React.ReactNode;
}

/** A row of three: what the first view of most screens shows of a list. */
const inFirstFrame = 3;

const { phone, tablet: column } = cardWidth(3);

/**
 * The cards of a list page: rows of picture and text on a phone (`row-card` in site.css), up to five columns on the widest desktop. The
 * first and the last take the room that would be left over, so that no row has a hole.
 */
export function ListGrid({ children, first = 'large', isUpright = false }: ListGridProps) {
  const cells = React.Children.count(children);
  const isPastFirstFrame = useIsPastFirstFrame();
  const screens = fillingRows(cells, isUpright);
  const { wide, widest } = screens;
  return (
    <ul
      className={`aligned-cards grid sm:grid-cols-2 lg:grid-cols-3 ${columnsClass.wide[wide.columns]} ${columnsClass.widest[widest.columns]}`}
    >
      {React.Children.map(children, (card, index) => {
        if (!isPastFirstFrame && index >= inFirstFrame) return null;
        const end = endOf(index, cells);
        const isBeside = index > 0 || first === 'row';
        const lines = Object.entries(screens).map(([screen, rows]) => {
          const lies = end && rows[end];
          return lies ? lyingClass[screen as keyof typeof lyingClass][lies] : '';
        });
        return (
          <li className={[isBeside && 'row-card', ...lines].filter(Boolean).join(' ')}>
            <CardWidthContext value={widthOf(screens, end, isBeside)}>{card}</CardWidthContext>
          </li>
        );
      })}
    </ul>
  );
}

type End = 'first' | 'last' | undefined;

const endOf = (index: number, cells: number): End => (index === 0 ? 'first' : index === cells - 1 ? 'last' : undefined);

function widthOf({ tablet, desktop, wide, widest }: Screens, end: End, isBeside: boolean): CardWidth {
  const on = ({ columns, ...ends }: Rows) => {
    const { desktop: one } = cardWidth(columns);
    return end === 'first' && ends.first && !isBeside ? `(${one}) * 2 + 1.5rem` : one;
  };
  return {
    phone: isBeside ? `(${phone}) * .4` : phone,
    tablet: column,
    desktop: on(desktop),
    wide: on(wide),
    widest: on(widest),
    ...(end && { lies: { tablet: tablet[end], desktop: desktop[end], wide: wide[end], widest: widest[end] } }),
    isBeside,
  };
}

interface ListBeginning extends ListLook {
  records: readonly { coverImage: Picture }[] | undefined;
  shape?: CardShape;
  /** Where something stands between the cards. */
  cells?: number | undefined;
}

/** The pictures a list begins with, as its cards show them: fetched with the intention to go there. */
export function picturesOfList({ records = [], shape = 'landscape', ...look }: ListBeginning): ShownPicture[] {
  const { first = 'large', isUpright = false, cells = records.length } = look;
  const screens = fillingRows(cells, isUpright);
  return records.slice(0, 2).map(({ coverImage: picture }, index) => {
    const isBeside = index > 0 || first === 'row';
    return { picture, views: cardViews(widthOf(screens, endOf(index, cells), isBeside), shape) };
  });
}

const columnsClass = {
  wide: { 2: '', 3: '', 4: '2xl:grid-cols-4', 5: '' },
  widest: { 2: '', 3: 'min-[112rem]:grid-cols-3', 4: 'min-[112rem]:grid-cols-4', 5: 'min-[112rem]:grid-cols-5' },
};

const lyingClass: Record<'tablet' | 'desktop' | 'wide' | 'widest', Record<Lying, string>> = {
  tablet: { row: 'sm:max-lg:lying-card', two: '' },
  desktop: { row: 'lg:max-2xl:lying-card', two: 'lg:max-2xl:col-span-2' },
  wide: { row: '2xl:max-[112rem]:lying-card', two: '2xl:max-[112rem]:col-span-2' },
  widest: { row: 'min-[112rem]:lying-card', two: 'min-[112rem]:col-span-2' },
};

interface Rows {
  columns: 2 | 3 | 4 | 5;
  /** How it lies; in one column like the others where it does not. */
  first?: Lying;
  last?: Lying;
}

type Screens = Record<'tablet' | 'desktop' | 'wide' | 'widest', Rows>;

/** The columns of each screen, and what the first and the last card fill of them. */
export function fillingRows(cells: number, isUpright: boolean): Screens {
  const choose = (...most: Rows['columns'][]) => {
    const found = most.flatMap((columns) => filling(cells, columns, isUpright) ?? []);
    // None lies, or the first as part of a row of cards, before one that has a row of its own, and that before two.
    const rank = ({ first, last }: Rows) => (last ? 2 : first === 'row' ? 1 : 0);
    return found.toSorted((one, other) => rank(one) - rank(other))[0] ?? { columns: 3 as const };
  };
  return { tablet: choose(2), desktop: choose(3), wide: choose(4, 3), widest: choose(5, 4, 3) };
}

/** Undefined where two cards cannot fill what is left over. */
function filling(cells: number, columns: Rows['columns'], isUpright: boolean): Rows | undefined {
  const over = cells % columns;
  if (over === 0) return { columns };
  if (isUpright && columns > 2 && over === columns - 1) return { columns, first: 'two' };
  if (over === 1) return { columns, first: 'row' };
  return over === 2 ? { columns, first: 'row', last: 'row' } : undefined;
}
