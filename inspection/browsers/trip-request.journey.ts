import '../../scripts/testing/demonstration-office.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from '#inspection/browsers/journey-test.ts';
import { role, selector } from '#inspection/browsers/page-tools.ts';
import { addDays, officeDay } from '../../contract/calendar/calendar.ts';

const panel = role('region', 'Make it yours');
const trip = role('region', 'Your trip', { within: panel, isExact: true });
const form = role('form', 'Request this trip');

test('from the home page to a tour, made one’s own, to a request that is acknowledged', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press(selector('main a[href="/tour/masai-mara-safari"]'));
  await visitor.isAt(/^\/tour\/masai-mara-safari/);
  await visitor.sees(role('heading', 'Maasai Mara Safari'));

  await visitor.press(selector('#customise > details > summary'));
  await visitor.press(role('button', 'More adults', { within: panel }));
  await visitor.chooseDay(selector('input[type="date"]', { within: panel }), addDays(officeDay(new Date()), 90));
  await visitor.press(role('button', 'Add Balloon over the Mara'));
  await visitor.sees({ ...trip, text: 'Balloon over the Mara, for 3' });

  await visitor.press(role('button', 'Request this trip', { within: panel }));
  await visitor.write(role('textbox', 'Your name', { within: form }), 'Amina Otieno');
  await visitor.write(role('textbox', 'Email', { within: form }), `amina-${randomUUID()}@mail.example`);
  await visitor.write(role('textbox', 'Notes', { within: form }), 'Two rooms, please.');
  await visitor.press(role('checkbox', undefined, { within: form }));
  await visitor.sees({ ...form, text: 'Security verification passed' });
  await visitor.press(role('button', 'Send request'));
  expect(await visitor.textOf(role('region', 'It is with us'))).toMatch(/reference is [A-Z2-9]{8}/);
});
