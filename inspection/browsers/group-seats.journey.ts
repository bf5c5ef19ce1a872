import { test } from '#inspection/browsers/journey-test.ts';
import { role } from '#inspection/browsers/page-tools.ts';

test('seats of a departure are checked and become what the message is about', async ({ visitor }) => {
  await visitor.open('/group-tours');
  await visitor.open('/group-tour/new-year-in-the-mara');
  await visitor.press(role('button', 'More seats you need'));
  await visitor.press(role('button', 'Enquire for 3 seats, '));
  await visitor.isAt(/^\/contact\?topic=group&groupTour=new-year-in-the-mara&departure=.*&seats=3$/);
  await visitor.sees(role('main', undefined, { text: '3 seats' }));
});
