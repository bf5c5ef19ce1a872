import { expect, test } from 'vitest';
import { nairobiDay } from '#contract/calendar.ts';
import type { IndexUid } from '#contract/search-indexes.ts';
import { createSearchEngine } from '#search/search-engine.ts';
import { searchDocumentsOf } from '#server/search/search-documents.ts';
import { demonstrationCatalogue, testClock } from '#tests/support/test-app.ts';

/*
 * What travellers type, where they look for the answer, and the records that answer it: the first hit is to be one of
 * these. A third is misspelt, as phones and hurry make it.
 */
type Row = [query: string, index: IndexUid, ...right: string[]];

const maraTours = ['masai-mara-safari', 'mara-nakuru-4-day', 'mara-fly-in-conservancy', 'classic-kenya-7-day'];
const gorillaTours = ['gorillas-bwindi-fly-in', 'golden-monkeys-gorillas-rwanda'];
const familyTours = [
  'amboseli-naivasha-mara-6-day',
  'classic-kenya-7-day',
  'hells-gate-crescent-island',
  'mara-nakuru-4-day',
  'nairobi-park-elephants-giraffes',
  'nakuru-naivasha-escape',
  'rift-lakes-mara-5-day',
  'tsavo-diani-6-day',
];

const wellSpelt: Row[] = [
  ['maasai mara', 'tours', ...maraTours],
  ['masai mara', 'tours', ...maraTours],
  ['mara safari', 'tours', ...maraTours],
  ['maasai mara', 'destinations', 'maasai-mara'],
  ['masai mara', 'destinations', 'maasai-mara'],
  ['amboseli', 'tours', 'amboseli-tour', 'amboseli-naivasha-mara-6-day'],
  ['amboseli', 'destinations', 'amboseli'],
  ['amboseli', 'group_tours', 'amboseli-elephant-weekend'],
  ['elephants', 'tours', 'amboseli-tour', 'nairobi-park-elephants-giraffes', 'tsavo-diani-6-day'],
  ['elephants', 'destinations', 'amboseli', 'tsavo-east', 'samburu'],
  ['kilimanjaro', 'tours', 'amboseli-tour', 'amboseli-naivasha-mara-6-day', 'kenya-tanzania-9-day'],
  ['kili views', 'destinations', 'amboseli'],
  ['samburu', 'tours', 'samburu-olpejeta-5-day', 'classic-kenya-7-day'],
  ['samburu', 'destinations', 'samburu'],
  ['grevys zebra', 'destinations', 'samburu'],
  ['reticulated giraffe', 'destinations', 'samburu'],
  ['lake nakuru', 'destinations', 'lake-nakuru'],
  ['rhino', 'destinations', 'lake-nakuru', 'ol-pejeta', 'nairobi'],
  ['northern white rhino', 'destinations', 'ol-pejeta'],
  [
    'white rhino',
    'tours',
    'nakuru-naivasha-escape',
    'classic-kenya-7-day',
    'rift-lakes-mara-5-day',
    'samburu-olpejeta-5-day',
  ],
  ['flamingos', 'destinations', 'lake-nakuru', 'amboseli'],
  ['hells gate', 'tours', 'hells-gate-crescent-island', 'rift-lakes-mara-5-day'],
  ['hell’s gate', 'places', 'hells-gate'],
  ['cycling', 'tours', 'hells-gate-crescent-island', 'rift-lakes-mara-5-day'],
  ['bicycle', 'tours', 'hells-gate-crescent-island', 'rift-lakes-mara-5-day'],
  ['crescent island', 'places', 'crescent-island'],
  ['giraffe centre', 'places', 'giraffe-centre'],
  ['elephant orphanage', 'places', 'sheldrick-nursery'],
  ['karen blixen', 'places', 'karen-blixen-museum'],
  ['fort jesus', 'places', 'fort-jesus'],
  ['mzima springs', 'places', 'mzima-springs'],
  ['olduvai', 'places', 'olduvai-gorge'],
  ['stone town', 'places', 'stone-town'],
  ['river crossing', 'places', 'mara-river-crossings'],
  ['viewpoint', 'places', 'baboon-cliff', 'observation-hill', 'mudanda-rock', 'ol-njorowa-gorge'],
  ['museum', 'places', 'karen-blixen-museum', 'fort-jesus', 'olduvai-gorge'],
  ['gorillas', 'tours', ...gorillaTours],
  ['gorilla trekking', 'tours', ...gorillaTours],
  ['gorilla trek', 'group_tours', 'gorillas-and-nile'],
  ['rwanda', 'tours', 'golden-monkeys-gorillas-rwanda'],
  ['rwanda', 'destinations', 'volcanoes'],
  ['golden monkeys', 'tours', 'golden-monkeys-gorillas-rwanda'],
  ['uganda', 'tours', 'gorillas-bwindi-fly-in'],
  ['uganda', 'group_tours', 'gorillas-and-nile'],
  ['bwindi', 'destinations', 'bwindi'],
  ['tanzania', 'tours', 'kenya-tanzania-9-day'],
  ['serengeti', 'destinations', 'serengeti'],
  ['ngorongoro crater', 'destinations', 'ngorongoro'],
  ['zanzibar', 'destinations', 'zanzibar'],
  ['lamu', 'destinations', 'lamu'],
  ['beach', 'destinations', 'diani', 'zanzibar', 'lamu'],
  ['safari and beach', 'tours', 'tsavo-diani-6-day'],
  ['diani', 'tours', 'tsavo-diani-6-day'],
  ['tsavo', 'tours', 'tsavo-diani-6-day'],
  ['red elephants', 'destinations', 'tsavo-east'],
  ['mount kenya', 'tours', 'mount-kenya-sirimon-trek'],
  ['mt kenya', 'group_tours', 'mount-kenya-lenana-open-trek'],
  ['climb mount kenya', 'tours', 'mount-kenya-sirimon-trek'],
  ['hiking', 'tours', 'mount-kenya-sirimon-trek', 'golden-monkeys-gorillas-rwanda'],
  ['trek', 'tours', 'mount-kenya-sirimon-trek', 'gorillas-bwindi-fly-in'],
  ['point lenana', 'places', 'point-lenana'],
  ['great migration', 'group_tours', 'great-migration-mara'],
  ['wildebeest migration', 'group_tours', 'great-migration-mara', 'ndutu-calving-special'],
  ['calving', 'group_tours', 'ndutu-calving-special'],
  ['new year', 'group_tours', 'new-year-in-the-mara'],
  ['new years eve', 'group_tours', 'new-year-in-the-mara'],
  ['christmas safari', 'tours', 'masai-mara-safari', ...maraTours, 'amboseli-tour', 'tsavo-diani-6-day'],
  ['balloon', 'destinations', 'maasai-mara', 'serengeti'],
  ['night drive', 'tours', 'mara-fly-in-conservancy', 'samburu-olpejeta-5-day', 'classic-kenya-7-day'],
  ['walking safari', 'tours', 'mara-fly-in-conservancy', 'mount-kenya-sirimon-trek'],
  ['fly in safari', 'tours', 'mara-fly-in-conservancy', 'gorillas-bwindi-fly-in'],
  ['honeymoon', 'tours', 'mara-fly-in-conservancy'],
  ['romantic', 'tours', 'mara-fly-in-conservancy'],
  ['family safari', 'tours', ...familyTours],
  ['kids safari', 'tours', ...familyTours],
  ['with children', 'tours', ...familyTours],
  ['toddlers', 'tours', 'nairobi-park-elephants-giraffes'],
  ['birding', 'tours', 'nakuru-naivasha-escape', 'amboseli-tour'],
  ['bird watching', 'tours', 'nakuru-naivasha-escape', 'amboseli-tour'],
  ['photography', 'tours', 'amboseli-tour', 'amboseli-naivasha-mara-6-day', 'samburu-olpejeta-5-day'],
  ['solo traveller', 'tours', 'masai-mara-safari'],
  ['layover', 'tours', 'nairobi-park-elephants-giraffes'],
  ['day trip', 'tours', 'nairobi-park-elephants-giraffes', 'hells-gate-crescent-island'],
  ['1 day', 'tours', 'nairobi-park-elephants-giraffes', 'hells-gate-crescent-island'],
  ['2 days', 'tours', 'amboseli-tour', 'nakuru-naivasha-escape'],
  ['3 days', 'tours', 'masai-mara-safari'],
  ['4 day safari', 'tours', 'mara-nakuru-4-day', 'mara-fly-in-conservancy', ...gorillaTours],
  ['5 days', 'tours', 'rift-lakes-mara-5-day', 'samburu-olpejeta-5-day', 'mount-kenya-sirimon-trek'],
  ['7 days', 'tours', 'classic-kenya-7-day'],
  ['7 day safari kenya', 'tours', 'classic-kenya-7-day'],
  ['one week', 'tours', 'classic-kenya-7-day'],
  ['weekend', 'group_tours', 'amboseli-elephant-weekend'],
  ['budget safari', 'tours', 'masai-mara-safari', 'amboseli-tour'],
  ['cheap', 'tours', 'masai-mara-safari', 'amboseli-tour', 'hells-gate-crescent-island'],
  ['luxury', 'accommodations', 'naboisho-starbeds', 'shela-dhow-house', 'seronera-kopje-camp', 'ndutu-fever-tree-camp'],
  ['tented camp', 'accommodations', 'noomotio-tented-camp', 'enkiama-hill-camp', 'olare-fig-camp', 'doum-palm-camp'],
  ['pool', 'accommodations', 'kibo-acacia-lodge', 'kusi-reef-villas', 'lion-hill-terrace', 'galana-bend-camp'],
  ['star beds', 'accommodations', 'naboisho-starbeds'],
  ['simba', 'destinations', 'maasai-mara', 'serengeti', 'nairobi', 'lake-nakuru'],
  ['tembo', 'destinations', 'amboseli', 'tsavo-east', 'samburu'],
  ['lion', 'destinations', 'maasai-mara', 'serengeti', 'nairobi'],
  ['cheetah', 'destinations', 'maasai-mara', 'serengeti', 'samburu', 'amboseli'],
  ['big five', 'destinations', 'maasai-mara', 'ol-pejeta', 'ngorongoro', 'serengeti', 'lake-nakuru'],
];

const misspelt: Row[] = [
  ['masia mara', 'destinations', 'maasai-mara'],
  ['massai mara', 'destinations', 'maasai-mara'],
  ['maasi mara', 'destinations', 'maasai-mara'],
  ['masaai mara', 'tours', ...maraTours],
  ['amboselli', 'destinations', 'amboseli'],
  ['ambosli', 'tours', 'amboseli-tour', 'amboseli-naivasha-mara-6-day'],
  ['ambroseli', 'destinations', 'amboseli'],
  ['sambru', 'destinations', 'samburu'],
  ['samburo', 'tours', 'samburu-olpejeta-5-day', 'classic-kenya-7-day'],
  ['nakru', 'destinations', 'lake-nakuru'],
  ['lake nakura', 'destinations', 'lake-nakuru'],
  ['navasha', 'destinations', 'lake-naivasha'],
  ['naivasa', 'destinations', 'lake-naivasha'],
  ['serengetti', 'destinations', 'serengeti'],
  ['serangeti', 'destinations', 'serengeti'],
  ['ngorogoro', 'destinations', 'ngorongoro'],
  ['ngorongro crater', 'destinations', 'ngorongoro'],
  ['zanzabar', 'destinations', 'zanzibar'],
  ['zanizbar', 'destinations', 'zanzibar'],
  ['kilamanjaro', 'tours', 'amboseli-tour', 'amboseli-naivasha-mara-6-day', 'kenya-tanzania-9-day'],
  ['killimanjaro', 'destinations', 'amboseli'],
  ['gorila', 'tours', ...gorillaTours],
  ['gorrilla trekking', 'tours', ...gorillaTours],
  ['guerilla trekking', 'tours', ...gorillaTours],
  ['bwindy', 'destinations', 'bwindi'],
  ['ruwanda', 'tours', 'golden-monkeys-gorillas-rwanda'],
  ['elefants', 'destinations', 'amboseli', 'tsavo-east', 'samburu'],
  ['elephent', 'tours', 'amboseli-tour', 'nairobi-park-elephants-giraffes', 'tsavo-diani-6-day'],
  ['girafe', 'places', 'giraffe-centre'],
  ['jiraffe', 'places', 'giraffe-centre'],
  ['rino', 'destinations', 'lake-nakuru', 'ol-pejeta', 'nairobi'],
  ['rhinocerus', 'destinations', 'lake-nakuru', 'ol-pejeta', 'nairobi'],
  ['cheeta', 'destinations', 'maasai-mara', 'serengeti', 'samburu', 'amboseli'],
  ['lepard', 'destinations', 'maasai-mara', 'samburu', 'serengeti', 'lake-nakuru'],
  ['wildebeast', 'group_tours', 'great-migration-mara', 'ndutu-calving-special'],
  ['wilde beast', 'group_tours', 'great-migration-mara', 'ndutu-calving-special'],
  ['migraton', 'group_tours', 'great-migration-mara'],
  ['great migrasion', 'group_tours', 'great-migration-mara'],
  ['baloon', 'destinations', 'maasai-mara', 'serengeti'],
  ['hony moon', 'tours', 'mara-fly-in-conservancy'],
  ['honeymon', 'tours', 'mara-fly-in-conservancy'],
  ['familly', 'tours', ...familyTours],
  ['mt kenia', 'tours', 'mount-kenya-sirimon-trek'],
  ['mount kenya treck', 'tours', 'mount-kenya-sirimon-trek'],
  ['dianni beach', 'destinations', 'diani'],
  ['tsvao', 'tours', 'tsavo-diani-6-day'],
  ['tasvo', 'destinations', 'tsavo-east', 'tsavo-west'],
  ['ol pajeta', 'destinations', 'ol-pejeta'],
  ['lammu', 'destinations', 'lamu'],
  ['orphan elefants', 'places', 'sheldrick-nursery'],
  ['sheldrik', 'places', 'sheldrick-nursery'],
  ['oldupai', 'places', 'olduvai-gorge'],
];

const engine = createSearchEngine(searchDocumentsOf(demonstrationCatalogue(testClock), nairobiDay(testClock())));
const hitsOf = (query: string, index: IndexUid) =>
  engine.search(index, { q: query, limit: 5 }).hits.map(({ id }) => String(id));

const rows = [...wellSpelt, ...misspelt];
const wrong = rows.filter(([query, index, ...right]) => !right.includes(hitsOf(query, index)[0] ?? ''));
const report = () => wrong.map(([query, index]) => `${query} → ${hitsOf(query, index).join(', ') || 'nothing'}`);

test('of what travellers type, at least 95 % finds what they mean first', () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
  expect(misspelt.length).toBeGreaterThanOrEqual(rows.length / 3);
  const share = 1 - wrong.length / rows.length;
  expect(share, report().join('\n')).toBeGreaterThanOrEqual(0.95);
});

test('nothing that the catalogue can answer is answered with nothing', () => {
  expect(rows.filter(([query, index]) => hitsOf(query, index).length === 0).map(([query]) => query)).toEqual([]);
});
