import type { DestinationFile, TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { toFillIn } from '#server/content/catalogue/records/unfinished.ts';

/** What a new record is made of: its name, the day, and what is there already. */
export interface TemplateContext {
  slug: string;
  name: string;
  /** `YYYY-MM-DD` */
  today: string;
  destinations: readonly Pick<DestinationFile, 'slug' | 'name' | 'country' | 'lat' | 'lng' | 'order'>[];
  tours: readonly Pick<TourFile, 'slug' | 'cancellation'>[];
  /** The records of its kind that have a position; of questions with their category. */
  placed: readonly { order: number; category?: string }[];
}

/** A record cannot be begun yet; the message says what has to be there first. */
export class NewRecordError extends Error {
  override name = 'NewRecordError';
}

/** A text that is still to be written, with what it is to say. */
export function gap(what: string): string {
  return `${toFillIn}: ${what}`;
}

/** What the picture shows is known once it is drawn or taken. */
export const plateGap = {
  caption: gap('the line below its picture'),
  alt: gap('what its picture shows, for those who cannot see it'),
};

/** Twelve months of which nothing is known yet. */
export const unratedMonths = Array.from({ length: 12 }, () => 2);

/** Where a new record lies until its writer says otherwise. @throws NewRecordError where there is no destination yet. */
export function firstDestination({ destinations }: TemplateContext): TemplateContext['destinations'][number] {
  const [first] = destinations.toSorted((one, other) => one.order - other.order);
  if (first === undefined)
    throw new NewRecordError(
      'It lies in a destination, and there is none yet: npm run new -- destination "Name" makes one.',
    );
  return first;
}
