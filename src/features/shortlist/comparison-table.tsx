import type { ShortlistTrip } from '#contract/trip/shortlist-link.ts';
import { formatDay } from '#contract/words/days.ts';
import { type Column, type ComparisonRow, comparisonRows, isSame } from '#features/shortlist/comparison-rows.tsx';
import { SavedLink } from '#features/shortlist/saved-link.tsx';
import { entryKey } from '#platform/shortlist/shortlist-entry.ts';
import { PlateImage } from '#ui/plate-image.tsx';

/** Stands before what is not the same for all. */
const differenceMark =
  'before:mt-[0.45em] before:inline-block before:size-1.5 before:shrink-0 before:rounded-full before:bg-sun';

interface ComparisonTableProps {
  columns: readonly Column[];
  trip: ShortlistTrip;
  /** Whether rows that say the same for all are left out. */
  onlyDifferent: boolean;
}

const phoneRow = 'max-sm:flex max-sm:flex-wrap max-sm:gap-x-3';
const phoneColumn = 'max-sm:min-w-0 max-sm:flex-1';

/** On a phone a row's label stands above its values, so that two tours have room beside each other. */
export function ComparisonTable({ columns, trip, onlyDifferent }: ComparisonTableProps) {
  const isQuiet = (row: ComparisonRow) => columns.length > 1 && isSame(row, columns);
  const rows = comparisonRows.filter(
    (row) => !(onlyDifferent && isQuiet(row)) && columns.some((column) => row.words(column) !== '–'),
  );
  return (
    // `relative` keeps what is for screen readers alone inside what scrolls, or the dialog would scroll sideways as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section aria-label="Comparison" tabIndex={0} className="relative overflow-x-auto sm:-mx-5">
      <table
        style={{ ['--tours' as string]: columns.length }}
        className="w-full min-w-[calc(var(--tours)*9.5rem)] table-fixed border-separate border-spacing-x-5 border-spacing-y-0 text-left align-top max-sm:block sm:min-w-[calc(var(--tours)*11rem+9rem)]"
      >
        <thead className="max-sm:block">
          <tr className={phoneRow}>
            <th scope="col" className="w-28 max-sm:sr-only">
              <span className="sr-only">What</span>
            </th>
            {columns.map(({ thing: { entry, saved }, tour }) => (
              <th key={entryKey(entry)} scope="col" className={`pb-3 align-top ${phoneColumn}`}>
                <PlateImage
                  picture={tour.coverImage}
                  sizes="18rem"
                  className="aspect-[16/10] w-full rounded-card sm:max-w-56"
                />
                <SavedLink
                  entry={entry}
                  trip={trip}
                  className="mt-3 block font-display font-semibold text-lg leading-tight underline-offset-4 hover:underline sm:text-xl"
                >
                  {tour.name}
                </SavedLink>
                {saved?.kind === 'departure' && (
                  <span className="mt-1 block text-label">{formatDay(saved.departure.startDate)}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <Row key={row.label} row={row} columns={columns} isQuiet={isQuiet(row)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Where all say the same it is told in grey; a dot marks what differs. */
function Row({ row, columns, isQuiet }: { row: ComparisonRow; columns: readonly Column[]; isQuiet: boolean }) {
  const { label, words, show = words } = row;
  const isMarked = columns.length > 1 && !isQuiet;
  return (
    <tr className={`${phoneRow} ${isQuiet ? 'text-subtle' : ''}`}>
      <th
        scope="row"
        className={`border-line border-t py-3 pr-2 align-top text-label max-sm:w-full max-sm:pb-0 ${isMarked ? 'font-semibold' : 'font-normal text-muted'}`}
      >
        <span className={`max-sm:sticky max-sm:left-0 ${isMarked ? `flex w-fit gap-2 ${differenceMark}` : ''}`}>
          {label}
          {isQuiet && <span className="sr-only">, the same for all</span>}
        </span>
      </th>
      {columns.map((column) => (
        <td
          key={entryKey(column.thing.entry)}
          className={`figures wrap-anywhere border-line py-3 align-top max-sm:pt-0.5 sm:border-t ${phoneColumn}`}
        >
          {show(column)}
        </td>
      ))}
    </tr>
  );
}
