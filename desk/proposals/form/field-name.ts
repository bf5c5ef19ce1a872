const names: Readonly<Record<string, string>> = {
  words: 'At the top',
  planner: 'Planner',
  validUntil: 'Valid until',
  'trip.tour': 'Tour',
  'trip.groupTour': 'Tour',
  'trip.startDate': 'First day',
  'trip.departureId': 'Departure',
  'trip.seats': 'Seats',
  'trip.room': 'Room',
  'trip.guests.adults': 'Adults',
  'trip.guests.children': 'Children',
  'trip.guests.infants': 'Infants',
  'deposit.percent': 'Deposit',
  'deposit.dueOn': 'Deposit by',
  balanceDueOn: 'Balance by',
  terms: 'Terms',
};

const lists: readonly (readonly [beginning: string, one: string])[] = [
  ['trip.activities', 'Activity'],
  ['trip.stays', 'Stay'],
  ['trip.days', 'Day'],
  ['trip.childAges', 'Age of child'],
  ['rooms', 'Rooms'],
  ['ownLines', 'Line'],
];

/** What the field at a path is called: `First day`, `Stay 2`, `Stay olare-fig-camp`; nothing for one that has no name. */
export function fieldName(path: string): string {
  const name = names[path];
  if (name !== undefined) return name;
  if (path.startsWith('discount')) return 'Discount';
  const [beginning, one] = lists.find(([begins]) => path.startsWith(begins)) ?? [];
  if (beginning === undefined || one === undefined) return '';
  const [, item] = /^\.([^.]+)/.exec(path.slice(beginning.length)) ?? [];
  if (item === undefined) return one;
  return `${one} ${/^\d+$/.test(item) ? Number(item) + 1 : item}`;
}

/** A problem with the name of its field, where it is not shown beside it. */
export function namedProblem(path: string, reason: string): string {
  const name = fieldName(path);
  return name === '' ? reason : `${name}: ${reason}`;
}
