import { useQuery } from '@tanstack/react-query';
import type { ContactSearch } from '#features/contact/contact-search.ts';
import { topicNames } from '#features/contact/contact-topics.ts';
import { groupTourQuery } from '#features/group-tours/group-tour.queries.ts';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { formatDay } from '#platform/format/calendar-day.ts';

/**
 * What the visitor was looking at when they decided to write, in words; undefined when nothing is known, not yet or not
 * any more. It is a convenience: no failure here may stand between a visitor and a telephone number.
 */
export function useContactSubject({ tour, groupTour, departure, topic }: ContactSearch): string | undefined {
  const { data: tourFound } = useQuery({ ...tourQuery(tour ?? ''), enabled: tour !== undefined });
  const { data: groupFound } = useQuery({
    ...groupTourQuery(groupTour ?? ''),
    enabled: tour === undefined && groupTour !== undefined,
  });

  if (tour !== undefined) return tourFound?.name;
  if (groupTour !== undefined) {
    const start = groupFound?.departures.find(({ id }) => id === departure)?.startDate;
    return groupFound && [groupFound.name, start && formatDay(start)].filter(Boolean).join(', ');
  }
  return topic && topicNames[topic];
}
