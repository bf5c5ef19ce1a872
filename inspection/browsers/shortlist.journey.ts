import { test } from '#inspection/browsers/journey-test.ts';
import { role, selector } from '#inspection/browsers/page-tools.ts';

const list = role('dialog', 'Your shortlist');

test('a tour and a stay are put on the shortlist, and found on it from another page after a reload', async ({
  visitor,
}) => {
  await visitor.open('/tour/masai-mara-safari');
  await visitor.press(selector('.record-plate button[aria-pressed="false"]'));
  await visitor.open('/accommodation/olare-fig-camp');
  await visitor.press(selector('.record-plate button[aria-pressed="false"]'));
  await visitor.open('/faq');
  await visitor.reload();
  await visitor.press(role('button', 'Shortlist, 2 saved'));
  await visitor.sees({ ...list, text: 'Maasai Mara Safari' });
  await visitor.sees({ ...list, text: 'Olare Fig Camp' });
  await visitor.key('Escape');
  await visitor.seesNo(list);
});
