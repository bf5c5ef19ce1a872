import { below, type FieldWords } from '#server/content/forms/field-words.ts';

/* Home and About. */

const names = '{{name}} and {{town}} fill themselves in.';

const blockWords: FieldWords = {
  '': { title: 'Parts', help: 'Each has what it needs of these; what is left out is not shown.' },
  '[]': { title: 'Part' },
  '[].title': { title: 'Title' },
  '[].text': { title: 'Text', widget: 'text' },
  '[].list': { title: 'List', help: 'One line each.', widget: 'lines' },
  '[].list[]': { title: 'Line' },
  '[].mark': {
    title: 'Before each line of the list',
    help: 'A dash where nothing is chosen.',
    words: { yes: 'A tick: it is so', no: 'A cross: it is not so' },
  },
  '[].facts': { title: 'Facts', help: 'Two columns of short words.' },
  '[].facts[]': { title: 'Fact' },
  '[].facts[].label': { title: 'What', help: 'One or two words: Seats.' },
  '[].facts[].value': { title: 'How it is', help: 'A few words: Six, each at a window.' },
  '[].note': { title: 'Last line, in grey', widget: 'text' },
};

const pictureWords: FieldWords = {
  '': { title: 'Picture' },
  of: {
    title: 'Which',
    help: 'The picture of a record: tours/ or destinations/ and the last part of its address. Or one of our drawings: pages/home-hero, pages/night-camp, pages/about.',
  },
  alt: {
    title: 'What the drawing shows',
    help: 'Of a drawing alone: a record’s picture says it itself.',
    widget: 'text',
  },
  caption: { title: 'Line below the drawing' },
};

const sectionWords = (title: string): FieldWords => ({
  '': { title },
  title: { title: 'Title' },
  ...below('blocks', blockWords),
});

export const homeFields: FieldWords = {
  '': { title: 'Home page' },
  ...below('picture', pictureWords),
  headline: { title: 'Headline', help: `Over the first picture: a few words. ${names}` },
  statement: {
    title: 'What we do',
    help: 'One or two sentences in large letters, below the first view.',
    widget: 'text',
  },
  facts: { title: 'Facts beside it', help: 'What one can hold us to. Three have room.' },
  'facts[]': { title: 'Fact' },
  'facts[].figure': { title: 'Figure', help: 'A number, as it is to stand there: 24.' },
  'facts[].unit': { title: 'What it counts', help: 'One or two words: hours.' },
  'facts[].words': { title: 'In words', widget: 'text' },
  invitation: { title: 'Last word of the page' },
  'invitation.title': { title: 'Title' },
  ...below('invitation.picture', pictureWords),
  'invitation.words': { title: 'Text', help: 'What happens when somebody writes.', widget: 'text' },
};

export const aboutFields: FieldWords = {
  '': { title: 'About us' },
  ...below('picture', pictureWords),
  pictures: {
    title: 'About the pictures',
    help: 'What is drawn and what is not, in one or two sentences.',
    widget: 'text',
  },
  story: { title: 'Story' },
  'story.title': { title: 'Title' },
  'story.text': { title: 'Text', help: `What stands between two * is in italics. ${names}`, widget: 'text' },
  'story.habits': {
    title: 'What we always do',
    help: 'A sentence before the columns, after the text.',
    widget: 'text',
  },
  'story.columns': { title: 'Columns', help: 'Three stand beside each other.' },
  'story.columns[]': { title: 'Column' },
  'story.columns[].title': { title: 'Title' },
  'story.columns[].text': { title: 'Text', widget: 'text' },
  ...below('guides', sectionWords('Guides and vehicles')),
  ...below('travel', sectionWords('Responsible travel')),
  ...below('safety', sectionWords('Safety')),
  ...below('licences', sectionWords('Licences')),
  office: { title: 'Office and hours', help: 'Address, hours and telephone stand above it by themselves.' },
  'office.title': { title: 'Title' },
  'office.text': { title: 'Text', widget: 'text' },
  closing: { title: 'Last word', help: 'Beside the button that leads to the contact form.', widget: 'text' },
};
