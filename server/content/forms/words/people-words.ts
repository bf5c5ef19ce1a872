import { below, type FieldWord, type FieldWords } from '#server/content/forms/field-words.ts';
import { address, lines, photographs, position } from '#server/content/forms/words/shared-words.ts';

/* People and what travellers wrote. */

const named: FieldWord = {
  ...address,
  title: 'Name among our files',
  help: 'What other records name it by. It stays as it is.',
};

const isExample: FieldWord = {
  title: 'It is an example',
  help: 'Shown in a demonstration only, and called an example there.',
};

export const personFields: FieldWords = {
  '': { title: 'Person' },
  slug: named,
  name: { title: 'Name' },
  role: { title: 'Work', words: { planner: 'Plans and answers', guide: 'Drives and guides' } },
  ...below('languages', lines('Languages', 'Language', 'The one spoken best first.')),
  since: { title: 'Since which year', help: 'The year in which this became their work.' },
  licence: { title: 'Licence' },
  'licence.body': { title: 'Who issued it' },
  'licence.number': { title: 'Number' },
  'licence.link': { title: 'Where it can be looked up', help: 'An address that begins with https://' },
  ...below('strengths', lines('Good at', 'Strength', 'A few words each.')),
  ...below('photographs', photographs('One portrait.')),
  isExample,
  order: position('people'),
};

export const reviewFields: FieldWords = {
  '': { title: 'Review' },
  slug: named,
  words: { title: 'Their words', help: 'As they wrote them, 700 letters at most.', widget: 'text' },
  who: { title: 'Who wrote it', help: 'As they want to be named.' },
  month: { title: 'When they wrote it', widget: 'month' },
  source: { title: 'Where it was published' },
  'source.name': { title: 'Name' },
  'source.url': { title: 'Address', help: 'An address that begins with https://' },
  isExample,
  tourId: { title: 'About the tour', names: 'tours' },
  groupTourId: { title: 'About the group tour', names: 'group-tours' },
};
