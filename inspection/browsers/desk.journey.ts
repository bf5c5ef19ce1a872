import { type EngineName, engineNames } from '#inspection/browsers/engines/engine.ts';
import { test } from '#inspection/browsers/journey-test.ts';
import { role } from '#inspection/browsers/page-tools.ts';
import { testedStaff } from '../../scripts/testing/tested-server.ts';
import { signInMailTo } from '../../tests/support/desk/office-mails.ts';
import { sendEnquiry } from '../../tests/support/desk/send-enquiry.ts';

const desk = `http://localhost:${process.env.BROWSERS_DESK_PORT}`;
const site = `http://localhost:${process.env.BROWSERS_PORT}`;
const dataDir = String(process.env.BROWSERS_DATA_DIR);

/** Each engine is somebody else of the staff. */
const memberIn = (engine: EngineName) => testedStaff[engineNames.indexOf(engine)] ?? '';

test('somebody of the staff signs in, answers an enquiry and holds seats', async ({ visitor, engineName, request }) => {
  const name = `Traveller ${engineName}`;
  await sendEnquiry(request, site, { name });
  const me = memberIn(engineName);
  await request.post(`${desk}/api/sign-in`, { data: { email: me } });
  const { token } = await signInMailTo(dataDir, me);

  await visitor.open(`${desk}/sign-in#token=${token}`);
  await visitor.press(role('button', 'Sign in'));
  await visitor.sees(role('heading', 'Enquiries'));
  await visitor.press(role('link', name));
  await visitor.sees(role('heading', name));
  await visitor.write(role('textbox', 'Subject'), 'Your safari');
  await visitor.write(role('textbox', 'Text'), `Written in ${engineName}`);
  await visitor.press(role('button', 'Send the reply'));
  await visitor.sees(role('region', 'What was said', { text: `Written in ${engineName}` }));

  await visitor.press(role('link', 'Departures'));
  await visitor.press(role('link', 'Fri, 7 May 2027'));
  await visitor.write(role('textbox', 'For whom'), `Guests of ${engineName}`);
  await visitor.press(role('button', 'Hold'));
  await visitor.sees(role('region', 'Who is on it', { text: `Guests of ${engineName}` }));
});
