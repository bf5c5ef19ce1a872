import { below, type FieldWord, type FieldWords, listOf } from '#server/content/forms/field-words.ts';

/* Words of fields that several kinds have. */

export const address: FieldWord = {
  title: 'Address of its page',
  help: 'The last part of the address visitors see. It stays as it is, so that no link breaks.',
  widget: 'address',
};

export const hidden: FieldWord = {
  title: 'Hidden',
  help: 'It stands in no list and no search. Its page opens for whoever has its address, and links in texts still lead there.',
};

export const inShort: FieldWord = {
  title: 'In short',
  help: 'On cards and in search results: two sentences.',
  widget: 'text',
};

export const updated: FieldWord = {
  title: 'Last checked',
  help: 'The day somebody last went through all of it. Visitors read it on the page.',
  widget: 'day',
};

/** What an operator takes away once the record is theirs. */
export const stillExample: FieldWord = {
  title: 'It is still the demonstration’s',
  help: 'Told under Upkeep until it is taken away. Visitors do not see it.',
};

const photographFields: FieldWords = {
  file: { title: 'File', help: 'The name of the picture in its folder.' },
  alt: {
    title: 'What it shows',
    help: 'For those who cannot see it: who or what, where, doing what.',
    widget: 'text',
  },
  focal: { title: 'Middle of interest', help: 'The point that is never cut off: a face, an animal’s head.' },
  'focal.x': { title: 'From the left', help: 'From 0, the left edge, to 1, the right.' },
  'focal.y': { title: 'From the top', help: 'From 0, the upper edge, to 1, the lower.' },
  credit: { title: 'Who took it', help: 'As it is to stand below the picture.' },
  shows: { title: 'Mainly shows', words: { room: 'A room', person: 'Somebody one will meet' } },
  place: { title: 'Where' },
  day: { title: 'When it was taken', widget: 'day' },
  peopleAgreed: { title: 'Everybody who can be recognised has agreed that it is shown' },
  caption: { title: 'Line below it' },
};

/** A list of the operator's own photographs. */
export const photographs = (help: string): FieldWords => ({
  ...listOf({ title: 'Photographs', help, widget: 'photographs' }, { title: 'Photograph' }),
  ...below('[]', photographFields),
});

export const cover: FieldWord = {
  title: 'On cards and at the head of the page',
  help: 'What is shown where there is room for one picture only. Without a choice it is the first photograph, where there is one.',
  words: { plate: 'The drawn picture', photograph: 'The first photograph' },
};

/** A drawn picture, the photographs and which of them comes first. */
export const pictures: FieldWords = {
  ...below('plate', {
    '': { title: 'Drawn picture' },
    caption: { title: 'Line below it' },
    alt: {
      title: 'What it shows',
      help: 'For those who cannot see it, 20 letters at least.',
      widget: 'text',
    },
  }),
  ...below('photographs', photographs('Your own photographs, in the order in which they are shown.')),
  cover,
};

export const months: FieldWords = listOf(
  { title: 'How good each month is', help: 'As the chart on the page shows it.', widget: 'ratings' },
  {
    title: 'Month',
    words: { '3': 'Best', '2': 'Good', '1': 'Fair or wet', '0': 'Better not' },
  },
);

export const lines = (title: string, item: string, help?: string): FieldWords =>
  listOf({ title, widget: 'lines', ...(help !== undefined && { help }) }, { title: item });

export const paragraphs = (title: string, help: string): FieldWords =>
  listOf({ title, help, widget: 'texts' }, { title: 'Paragraph', widget: 'text' });

const inDegrees = 'In degrees, as a map on the web gives it.';
export const latitude: FieldWord = {
  title: 'Latitude',
  help: `${inDegrees} South of the equator with a minus: -3.3869.`,
};
export const longitude: FieldWord = { title: 'Longitude', help: `${inDegrees} 36.683, for example.` };

export const position = (of: string): FieldWord => ({
  title: 'Position',
  help: `Where it stands in the list of ${of}: 1 comes first. No two have the same.`,
  widget: 'position',
});

/** A list of references to records of one kind. */
export const referencesTo = (
  names: NonNullable<FieldWord['names']>,
  list: Omit<FieldWord, 'names'>,
  item: string,
): FieldWords => listOf({ ...list, names }, { title: item, names });

export const yearRange: FieldWords = {
  '': { title: 'Dates', widget: 'year-range' },
  from: { title: 'From', widget: 'year-day' },
  to: { title: 'To and with', widget: 'year-day' },
};
