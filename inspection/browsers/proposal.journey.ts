import { engineNames } from '#inspection/browsers/engines/engine.ts';
import { test } from '#inspection/browsers/journey-test.ts';
import { role } from '#inspection/browsers/page-tools.ts';
import { testedStaff } from '../../scripts/testing/tested-server.ts';
import { linkOf, maraTour, onDay, proposalOffice } from '../../tests/support/desk/proposal-office.ts';
import { signInByCode } from '../../tests/support/desk/sign-in-by-code.ts';

const desk = `http://localhost:${process.env.BROWSERS_DESK_PORT}`;
const site = `http://localhost:${process.env.BROWSERS_PORT}`;
const dataDir = String(process.env.BROWSERS_DATA_DIR);

test('a traveller opens what the office proposes, asks, and has it held', async ({ visitor, engineName, request }) => {
  // Each engine's proposal is of somebody else of the staff.
  const email = testedStaff[10 + engineNames.indexOf(engineName)] ?? '';
  await signInByCode(request, { desk, dataDir, email });
  const proposal = await proposalOffice(request, { desk, site }).propose(maraTour, onDay('2027-08-04'));

  await visitor.open(linkOf(proposal).path);
  await visitor.sees({ selector: 'main', text: 'Your trip, 4 to 6 August 2027, for 2 adults and 1 child (8)' });
  await visitor.write(role('textbox', 'Your question'), `Asked in ${engineName}`);
  await visitor.press(role('button', 'Send the question'));
  await visitor.sees(role('region', 'What you have asked', { text: `Asked in ${engineName}` }));
  await visitor.press(role('button', 'Yes, please hold it'));
  await visitor.hasFocusOn(role('textbox', 'Your name'));
  await visitor.press(role('button', 'Hold it for me'));
  await visitor.sees(role('heading', 'This trip is held for you'));
  await visitor.reload();
  await visitor.sees(role('heading', 'This trip is held for you'));
});
