import { below, type FieldWords } from '#server/content/forms/field-words.ts';
import {
  address,
  hidden,
  inShort,
  lines,
  months,
  pictures,
  position,
  referencesTo,
  stillExample,
  updated,
} from '#server/content/forms/words/shared-words.ts';

/* Articles, stories, legal texts and questions. */

export const blogFields: FieldWords = {
  '': { title: 'Article' },
  slug: address,
  title: { title: 'Title' },
  excerpt: inShort,
  category: { title: 'Subject' },
  ...below('tags', lines('Tags', 'Tag', 'Small letters; articles with the same tag are found together.')),
  publishedAt: { title: 'Published on', widget: 'day' },
  updatedAt: { title: 'Last changed on', help: 'The day of publishing or a later one.', widget: 'day' },
  ...pictures,
  ...below('relatedTourIds', referencesTo('tours', { title: 'Tours shown below it' }, 'Tour')),
  ...below(
    'relatedDestinationIds',
    referencesTo('destinations', { title: 'Destinations shown below it' }, 'Destination'),
  ),
  isHidden: hidden,
};

export const inspirationFields: FieldWords = {
  '': { title: 'Story' },
  slug: address,
  title: { title: 'Title' },
  theme: { title: 'For whom' },
  excerpt: inShort,
  ...below('months', months),
  ...below('audience', lines('It is for you if', 'Line')),
  ...below('tips', lines('Tips', 'Tip')),
  ...pictures,
  ...below('tourIds', referencesTo('tours', { title: 'Tours' }, 'Tour')),
  ...below('accommodationIds', referencesTo('accommodations', { title: 'Stays' }, 'Stay')),
  ...below('destinationIds', referencesTo('destinations', { title: 'Destinations' }, 'Destination')),
  order: position('stories'),
  isHidden: hidden,
  updatedAt: updated,
};

export const legalFields: FieldWords = {
  '': { title: 'Legal text' },
  slug: address,
  title: { title: 'Title' },
  summary: { title: 'In short', widget: 'text' },
  updatedAt: { title: 'In force since', widget: 'day' },
  isExample: stillExample,
};

export const faqFields: FieldWords = {
  '': { title: 'Questions', help: 'Those of one subject stand in one file.' },
  '[]': { title: 'Question' },
  '[].id': { title: 'Name in addresses', widget: 'made-address', from: 'question' },
  '[].category': { title: 'Subject' },
  '[].question': { title: 'Question' },
  '[].answer': { title: 'Answer', widget: 'text' },
  '[].order': { title: 'Position among the questions of its subject', widget: 'count' },
};
