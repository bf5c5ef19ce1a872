import type { ContentKind } from '#contract/desk/content.ts';
import { newGroupTour, newTour } from '#server/content/catalogue/templates/new-journeys.ts';
import {
  newAccommodation,
  newActivity,
  newDestination,
  newPlace,
} from '#server/content/catalogue/templates/new-sights.ts';
import {
  bodyGap,
  newFee,
  newInspiration,
  newOtherCost,
  newPerson,
  newPost,
  newQuestion,
  newReview,
} from '#server/content/catalogue/templates/new-texts.ts';
import type { TemplateContext } from '#server/content/catalogue/templates/record-template.ts';

/** What a new file holds: its fields, and the text below them where it is Markdown. */
export interface Begun {
  fields: object;
  text: string | null;
}

/** The kinds that `npm run new` begins, by what the operator calls one of them. */
export const newKinds: Readonly<Record<string, ContentKind>> = {
  tour: 'tours',
  'group-tour': 'group-tours',
  destination: 'destinations',
  place: 'places',
  accommodation: 'accommodations',
  activity: 'activities',
  post: 'blog',
  inspiration: 'inspirations',
  faq: 'faq',
  fee: 'fees',
  cost: 'other-costs',
  person: 'people',
  review: 'reviews',
};

const templates: Partial<Record<ContentKind, (context: TemplateContext) => Begun>> = {
  tours: json(newTour),
  'group-tours': json(newGroupTour),
  destinations: json(newDestination),
  places: json(newPlace),
  accommodations: json(newAccommodation),
  activities: json(newActivity),
  blog: markdown(newPost),
  inspirations: markdown(newInspiration),
  faq: json((context) => [newQuestion(context)]),
  fees: json(newFee),
  'other-costs': json(newOtherCost),
  people: json(newPerson),
  reviews: json(newReview),
};

/**
 * What a new record of a kind holds, with what is still to be written marked. Undefined for legal texts and the operator's own words: a site has those it has.
 *
 * @throws NewRecordError where something else has to be there first.
 */
export function beginRecord(kind: ContentKind, context: TemplateContext): Begun | undefined {
  return templates[kind]?.(context);
}

function json(make: (context: TemplateContext) => object): (context: TemplateContext) => Begun {
  return (context) => ({ fields: make(context), text: null });
}

function markdown(make: (context: TemplateContext) => object): (context: TemplateContext) => Begun {
  return (context) => ({ fields: make(context), text: `${bodyGap}\n` });
}
