import { below, type FieldWord, type FieldWords, listOf } from '#server/content/forms/field-words.ts';
import { address } from '#server/content/forms/words/shared-words.ts';

/* What travellers pay to others. */

const named: FieldWord = {
  ...address,
  title: 'Name among our files',
  help: 'What tours name it by. It stays as it is.',
};
const checkedOn: FieldWord = { title: 'Looked up on', help: 'Visitors read the day beside the fee.', widget: 'day' };
const source: FieldWord = {
  title: 'Who says so',
  help: 'The page, notice or letter it was looked up in.',
  widget: 'text',
};

export const feeFields: FieldWords = {
  '': { title: 'Park fee' },
  slug: named,
  name: { title: 'Name' },
  destinationId: { title: 'Shown on the page of', names: 'destinations' },
  payee: { title: 'Who takes it', help: 'For example: the park authority' },
  per: { title: 'What one ticket is good for', help: 'For example: 24 hours, day, trek' },
  rows: { title: 'Prices of a ticket' },
  'rows[]': { title: 'Price' },
  'rows[].who': { title: 'For whom', help: 'For example: Non-resident adult' },
  'rows[].fromAge': { title: 'From this age' },
  'rows[].toAge': { title: 'To and with this age' },
  'rows[].from': { title: 'From', help: 'Only where it changes in the year.', widget: 'year-day' },
  'rows[].to': { title: 'To and with', widget: 'year-day' },
  'rows[].usd': { title: 'Dollars', widget: 'usd' },
  vehicle: { title: 'Vehicle' },
  'vehicle.what': { title: 'Which vehicle' },
  'vehicle.usd': { title: 'Dollars', widget: 'usd' },
  disputed: {
    title: 'Rates in doubt',
    help: 'Higher rates that were published and may not hold. They are shown and never counted.',
  },
  'disputed[]': { title: 'Rate' },
  'disputed[].who': { title: 'For whom' },
  'disputed[].usd': { title: 'Dollars', widget: 'usd' },
  'disputed[].why': { title: 'Why it is in doubt', widget: 'text' },
  'disputed[].source': source,
  checkedOn,
  source,
  note: { title: 'Note', widget: 'text' },
};

export const otherCostFields: FieldWords = {
  '': { title: 'Other cost' },
  slug: named,
  name: { title: 'Name' },
  per: { title: 'Paid by', words: { person: 'Each person', 'person and day': 'Each person, each day' } },
  least: { title: 'Dollars at least', widget: 'usd' },
  most: { title: 'Dollars at most', widget: 'usd' },
  checkedOn,
  source,
  note: { title: 'Note', widget: 'text' },
  ...below(
    'countries',
    listOf(
      { title: 'On trips through', help: 'On every trip where no country is ticked.', widget: 'ticks' },
      { title: 'Country' },
    ),
  ),
};
