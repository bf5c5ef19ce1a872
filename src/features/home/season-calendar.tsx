import { Link } from '@tanstack/react-router';
import { monthNames } from '#contract/seasons.ts';
import { type CalendarRow, type Spell, wildlifeCalendar } from '#features/home/wildlife-calendar.ts';
import { PageSection } from '#ui/page-section.tsx';

const tones: Record<CalendarRow['tone'], string> = {
  grass: 'bg-[#5f7a3a]',
  ochre: 'bg-[#9a6b1f]',
  dusk: 'bg-[#4b5c8a]',
  forest: 'bg-[#2f6a55]',
  lagoon: 'bg-[#0f6674]',
};

/** Classes, not styles: a page that is complete before its script runs may carry no inline style. */
const starts = [
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
  'col-start-13',
];
const ends = [
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
  'col-end-14',
];

/** The year on one page: who is where, month by month. `current` is the month it is in Nairobi, January 0. */
export function SeasonCalendar({ current }: { current: number }) {
  return (
    <PageSection
      title="What is happening, month by month"
      lead="Rain moves the herds and the dust hides the mountain. Pick what you want to see first, and let it choose the month."
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to scroll by keyboard too */}
      <section aria-label="The year" tabIndex={0} className="relative overflow-x-auto pb-2">
        <div className="min-w-[44rem]">
          <ol aria-hidden="true" className="grid grid-cols-[11rem_repeat(12,minmax(0,1fr))] text-label text-muted">
            <li />
            {monthNames.map((name, index) => (
              <li key={name} className={`pb-2 text-center ${index === current ? 'font-bold text-accent' : ''}`}>
                {name.slice(0, 3)}
              </li>
            ))}
          </ol>
          <ul>
            {wildlifeCalendar.map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </ul>
        </div>
      </section>
    </PageSection>
  );
}

function Row({ row }: { row: CalendarRow }) {
  return (
    <li className="grid grid-cols-[11rem_repeat(12,minmax(0,1fr))] items-center border-line-strong/40 border-t py-2.5">
      <Link
        to="/destinations/$destinationName"
        params={{ destinationName: row.destination }}
        className="inline-flex min-h-11 items-center pr-4 font-semibold text-[0.96875rem] leading-tight underline-offset-4 hover:underline"
      >
        {row.name}
      </Link>
      {row.spells.map((spell) => (
        <span
          key={spell.words}
          className={`row-start-1 ${starts[spell.from - 1]} ${ends[spell.to - 1]} flex min-h-9 items-center rounded-full px-3 font-medium text-[#fffdf8] text-[0.8125rem] leading-tight ${tones[row.tone]}`}
        >
          <span className="sr-only">{monthsOf(spell)}: </span>
          <span className={spell.to - spell.from < 1 ? 'sr-only' : 'truncate'}>{spell.words}</span>
        </span>
      ))}
    </li>
  );
}

function monthsOf({ from, to }: Spell): string {
  const first = monthNames[from - 1] ?? '';
  return from === to ? first : `${first} to ${monthNames[to - 1] ?? ''}`;
}
