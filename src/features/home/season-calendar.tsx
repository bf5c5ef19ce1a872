import { Link } from '@tanstack/react-router';
import { monthNames } from '#contract/records/seasons.ts';
import { HomeSection } from '#features/home/home-section.tsx';
import type { calendar } from '#platform/words/wildlife-calendar-words.ts';

type CalendarRow = (typeof calendar)[number];
type Spell = CalendarRow['spells'][number];

/** Each stands out from the sand of both themes by more than 3 to 1, so that none needs a second one. */
const tones: Record<CalendarRow['tone'], string> = {
  grass: 'before:bg-[#6b8a3a]',
  ochre: 'before:bg-[#b5722a]',
  dusk: 'before:bg-[#6f7fc4]',
  forest: 'before:bg-[#2f8f68]',
  lagoon: 'before:bg-[#1f8a9c]',
};

/** Classes, not styles: a page that is complete before its script runs may carry no inline style. */
const starts = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
  'col-start-8',
  'col-start-9',
  'col-start-10',
  'col-start-11',
  'col-start-12',
];
const ends = [
  'col-end-2',
  'col-end-3',
  'col-end-4',
  'col-end-5',
  'col-end-6',
  'col-end-7',
  'col-end-8',
  'col-end-9',
  'col-end-10',
  'col-end-11',
  'col-end-12',
  'col-end-13',
];

/** The year on one page: who is where, month by month, in these rows. `current` is the month it is at the office, January 0. */
export function SeasonCalendar({ rows, current }: { rows: readonly CalendarRow[]; current: number }) {
  return (
    <HomeSection
      title="What is happening, month by month"
      lead="Rain moves herds, dust hides mountains. Let what you want to see choose the month."
    >
      <div className="relative isolate">
        <div aria-hidden="true" className="-z-10 absolute inset-0 grid grid-cols-12 sm:left-44">
          <span className={`rounded-xl bg-surface dark:bg-line ${starts[current]}`} />
        </div>
        <ol aria-hidden="true" className="grid grid-cols-12 text-center text-label text-muted sm:ml-44">
          {monthNames.map((name, index) => (
            <li key={name} className={`py-1 ${index === current ? 'font-bold text-accent' : ''}`}>
              {name.slice(0, 1)}
              <span className="max-sm:hidden">{name.slice(1, 3)}</span>
            </li>
          ))}
        </ol>
        <ul>
          {rows.map((row) => (
            <Row key={row.name} row={row} current={current} />
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}

/**
 * Its name, above its year on a phone, leads to the destination wherever the row is pressed. The words of a spell may be longer than
 * its bar: they run on behind it or, where it ends the year, begin before it.
 */
function Row({ row: { name, destination, tone, spells }, current }: { row: CalendarRow; current: number }) {
  return (
    <li className="relative border-line-strong/40 border-t py-1.5 sm:grid sm:grid-cols-[11rem_1fr] sm:py-3">
      <Link
        to="/destinations/$destinationName"
        params={{ destinationName: destination }}
        className="font-semibold text-[0.9375rem] leading-tight underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {name}
      </Link>
      <ul className="mt-1 grid grid-cols-12">
        {spells.map((spell) => (
          <li
            key={spell.words}
            className={`mx-px flex flex-col gap-1 whitespace-nowrap max-[20rem]:text-wrap text-[0.75rem] leading-tight row-start-1 before:h-2.5 before:w-full before:rounded-full before:border before:border-transparent sm:text-label ${isIn(spell, current) ? '' : 'text-muted'} ${spell.to === 12 ? 'items-end' : ''} ${starts[spell.from - 1]} ${ends[spell.to - 1]} ${tones[tone]}`}
          >
            <span className="sr-only">{`${monthsOf(spell)}: `}</span>
            {spell.words}
          </li>
        ))}
      </ul>
    </li>
  );
}

function isIn({ from, to }: Spell, month: number): boolean {
  return from <= month + 1 && month < to;
}

function monthsOf({ from, to }: Spell): string {
  const first = monthNames[from - 1] ?? '';
  return from === to ? first : `${first} to ${monthNames[to - 1] ?? ''}`;
}
