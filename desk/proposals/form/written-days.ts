import type { ProposalChoices, TypedTour } from '#desk/proposals/typed/typed-proposal.ts';

export type WrittenDays = NonNullable<TypedTour['days']>['inOrder'];
type WrittenDay = WrittenDays[number];
type TourDays = ProposalChoices['days'];

/** The days the office has written for this tour; undefined while they are the tour's. */
export function daysWritten({ tour, days }: TypedTour): WrittenDays | undefined {
  return days?.of === tour ? days.inOrder : undefined;
}

/** What is said of each day: the office's words, and the tour's where it has written none. */
export function writtenDays(days: WrittenDays, tour: TourDays) {
  return days.map(({ id, ...own }) => {
    const {
      title = '',
      description = '',
      stay = '',
      facts = '',
      hasFacts = true,
    } = { ...tour.find(({ key }) => key === id), ...own };
    return { id, title, description, stay, facts, hasFacts };
  });
}

/** A day with other words; with none of its own where they are the tour's again. */
export function withWords(
  day: WrittenDay,
  name: 'title' | 'description' | 'stay',
  words: string,
  tour: TourDays,
): WrittenDay {
  const { [name]: _, ...rest } = day;
  return tour.find(({ key }) => key === day.id)?.[name] === words ? rest : { ...rest, [name]: words };
}

/** With a day of the tour that was removed, before the first one that comes after it there. */
export function putBack(days: WrittenDays, key: string, tour: TourDays): WrittenDays {
  const later = new Set(tour.slice(tour.findIndex((day) => day.key === key)).map((day) => day.key));
  const at = days.findIndex(({ id }) => later.has(id));
  return days.toSpliced(at === -1 ? days.length : at, 0, { id: key });
}
