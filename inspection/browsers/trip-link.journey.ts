import { expect, test } from '#inspection/browsers/journey-test.ts';
import { role, selector } from '#inspection/browsers/page-tools.ts';

const panel = role('region', 'Make it yours');
const trip = role('region', 'Your trip', { within: panel, isExact: true });
const question = role('dialog', 'A trip that was sent to you');

test('a trip is sent, opened by somebody who has none, taken over, and still there after a reload', async ({
  visitor,
}) => {
  await visitor.open('/tour/masai-mara-safari');
  await visitor.press(selector('#customise > details > summary'));
  await visitor.press(role('button', 'More children', { within: panel }));
  await visitor.press(role('button', 'Add Balloon over the Mara'));
  await visitor.sees({ ...trip, text: 'Balloon over the Mara, for 3' });
  await visitor.press(role('button', 'Send this trip', { within: trip }));
  await visitor.sees(role('textbox', 'The link'));
  const link = await visitor.of(role('textbox', 'The link'), (field) => (field as HTMLInputElement).value);
  const { pathname, hash } = new URL(String(link));
  expect(hash).toMatch(/^#trip=1\./);

  await visitor.open('/faq');
  await visitor.read(() => localStorage.removeItem('tourCustomization'));
  await visitor.open(pathname + hash);
  await visitor.sees({ ...question, text: 'Balloon over the Mara, for 3' });
  await visitor.press(role('button', 'Make it my trip', { within: question }));
  await visitor.isAt(/^\/tour\/masai-mara-safari$/);
  await visitor.reload();
  await visitor.sees({ ...trip, text: 'Balloon over the Mara, for 3' });
});
