import { stringify } from 'yaml';
import type { Beginning } from '#scripts/content/beginnings/beginning.ts';
import { newGroupTour, newTour } from '#scripts/content/beginnings/new-journeys.ts';
import { newAccommodation, newActivity, newDestination, newPlace } from '#scripts/content/beginnings/new-sights.ts';
import { bodyGap, newInspiration, newPost, newQuestion } from '#scripts/content/beginnings/new-texts.ts';
import { contentFolders } from '#server/catalogue/content/read-content.ts';

interface NewKind {
  /** Below the content folder. */
  folder: string;
  extension: 'json' | 'md';
  /** The text of a new file. */
  write: (context: Beginning) => string;
}

/** What can be begun, by what the operator calls it. */
export const newKinds: Readonly<Record<string, NewKind>> = {
  tour: json(contentFolders.tours, newTour),
  'group-tour': json(contentFolders.groupTours, newGroupTour),
  destination: json(contentFolders.destinations, newDestination),
  place: json(contentFolders.places, newPlace),
  accommodation: json(contentFolders.accommodations, newAccommodation),
  activity: json(contentFolders.activities, newActivity),
  post: markdown(contentFolders.posts, newPost),
  inspiration: markdown(contentFolders.inspirations, newInspiration),
  faq: json(contentFolders.faqs, (context) => [newQuestion(context)]),
};

function json(folder: string, make: (context: Beginning) => object): NewKind {
  return { folder, extension: 'json', write: (context) => `${JSON.stringify(make(context), null, 2)}\n` };
}

function markdown(folder: string, make: (context: Beginning) => object): NewKind {
  const write = (context: Beginning) => `---\n${stringify(make(context), { lineWidth: 0 })}---\n${bodyGap}\n`;
  return { folder, extension: 'md', write };
}
