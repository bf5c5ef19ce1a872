import type { Picture } from '#contract/records/picture.ts';
import type { ItineraryDay } from '#contract/records/tours.ts';

/** Whatever a day can be pictured by: its id is what the day names it with. */
export interface Pictured {
  id: string;
  coverImage: Picture;
}

/** What the page of a tour has pictures of. */
export interface PicturedRecords {
  activities: readonly Pictured[];
  accommodations: readonly Pictured[];
  destinations: readonly Pictured[];
}

/**
 * The plate of each day: of the activity it is spent with, the stay it ends at or the destination it goes to, whichever the
 * days before have not shown. A day of which all has been shown has none: the same picture twice says nothing new.
 *
 * @param shown addresses of pictures that the page shows already
 * @returns one entry a day, in the order of the days
 */
export function dayPlates(
  days: readonly ItineraryDay[],
  { activities, accommodations, destinations }: PicturedRecords,
  shown: readonly string[],
): (Picture | undefined)[] {
  const taken = new Set(shown);
  return days.map((day) => {
    const visited = [
      ...destinations.filter(({ id }) => id === day.destinationId),
      ...accommodations.filter(({ id }) => id === day.accommodationId),
      ...activities.filter(({ id }) => day.activityIds.includes(id)),
    ];
    const plate = visited.find(({ coverImage }) => !taken.has(coverImage.src))?.coverImage;
    if (plate !== undefined) taken.add(plate.src);
    return plate;
  });
}
