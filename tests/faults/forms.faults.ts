import { randomUUID } from 'node:crypto';
import type * as playwright from '@playwright/test';
import { test, waitForHydration } from '#tests/e2e/site-test.ts';
import { brokenContract } from '#tests/faults/api-faults.ts';
import { runTrials } from '#tests/faults/fault-trials.ts';
import { type Typed, watchPage } from '#tests/faults/oracle.ts';
import { pairsOf } from '#tests/faults/sample.ts';

interface Fault {
  /** The press may have arrived or not: an enquiry is kept and sent again by itself. */
  isSilence?: boolean;
  answer(route: playwright.Route): Promise<void> | undefined;
}

const status = (code: number, headers = {}, body = '{}'): Fault => ({
  answer: (route) => route.fulfill({ status: code, headers: { 'content-type': 'application/json', ...headers }, body }),
});
const body = (content: string, contentType = 'application/json'): Fault => ({
  answer: (route) => route.fulfill({ status: 200, contentType, body: content }),
});

const faults: Record<string, Fault> = {
  'refused connection': { isSilence: true, answer: (route) => route.abort('connectionrefused') },
  'connection reset': { isSilence: true, answer: (route) => route.abort('connectionreset') },
  'answer that never comes': { isSilence: true, answer: () => undefined },
  '400': status(400),
  '401': status(401),
  '403': status(403),
  '422 with markup': status(422, {}, JSON.stringify({ message: '<img src=x onerror="window.hurt=1">' })),
  '429 with Retry-After': status(429, { 'retry-after': '40' }),
  '500': status(500),
  '502 as a page': status(502, { 'content-type': 'text/html' }, '<h1>Bad Gateway</h1>'),
  '503': status(503),
  'malformed JSON': body('{"status":'),
  'empty 200': body(''),
  'HTML with 200': body('<!doctype html><h1>Sign in</h1>', 'text/html'),
  'an answer without its fields': body('{"polluted":true}'),
};

interface Form {
  name: string;
  address: string;
  call: string;
  /** Kept on the device where nothing comes back; else the visitor is told and presses again. */
  isKept: boolean;
  fillIn(page: playwright.Page): Promise<Typed[]>;
  button(page: playwright.Page): playwright.Locator;
  done(page: playwright.Page): playwright.Locator;
}

const newAddress = () => `amina-${randomUUID()}@mail.example`;

async function write(fields: [playwright.Locator, string][]): Promise<Typed[]> {
  for (const [field, text] of fields) await field.fill(text);
  return fields.map(([field, text]) => ({ field, text }));
}

const newsletter = (page: playwright.Page) => page.getByRole('form', { name: 'Get Exclusive Deals & Travel Tips' });
const sent = (page: playwright.Page) => page.getByRole('heading', { name: 'It is with us' });

const forms: Form[] = [
  {
    name: 'newsletter',
    address: '/terms-and-conditions',
    call: '**/api/newsletter/subscribe',
    isKept: false,
    fillIn: (page) => write([[newsletter(page).getByRole('textbox', { name: 'Email' }), newAddress()]]),
    button: (page) => newsletter(page).getByRole('button', { name: 'Subscribe' }),
    done: (page) => page.locator('footer p[tabindex="-1"]'),
  },
  {
    name: 'contact form',
    address: '/contact',
    call: '**/api/contact',
    isKept: true,
    fillIn: async (page) => {
      const main = page.getByRole('main');
      await main.getByRole('checkbox', { name: /^I agree/ }).check();
      return write([
        [main.getByLabel('Your name'), 'Amina Otieno'],
        [main.getByRole('textbox', { name: 'Email' }), newAddress()],
        [main.getByLabel('Your message'), `Two of us, in February. ${randomUUID()}`],
      ]);
    },
    button: (page) => page.getByRole('main').locator('form[aria-labelledby="write"] button[type="submit"]'),
    done: sent,
  },
  {
    name: 'request for a trip',
    address: '/tour/masai-mara-safari',
    call: '**/api/custom-safari-request',
    isKept: true,
    fillIn: async (page) => {
      await page
        .getByRole('region', { name: 'Make it yours' })
        .getByRole('button', { name: 'Request this trip' })
        .click();
      const form = page.getByRole('form', { name: 'Request this trip' });
      await form.getByRole('checkbox').check();
      return write([
        [form.getByLabel('Your name'), 'Amina Otieno'],
        [form.getByRole('textbox', { name: 'Email', exact: true }), newAddress()],
        [form.getByLabel('Notes'), `Two rooms, please. ${randomUUID()}`],
      ]);
    },
    button: (page) => page.getByRole('form', { name: 'Request this trip' }).locator('button[type="submit"]'),
    done: sent,
  },
];

/** Proof of work takes a moment on a busy machine. */
const patience = 60_000;
const longestCheck = 10_000;

async function waitUntil(isSo: () => Promise<boolean>, what: string, meanwhile = async () => {}): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what}: this has not come.`);
    await meanwhile();
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

/** Writes, presses while the press fails, and gets through. Gives what went wrong. */
async function pressWhileFailing(context: playwright.BrowserContext, form: Form, fault: Fault): Promise<string[]> {
  const page = await context.newPage();
  const oracle = await watchPage(page);
  const network: { fault: Fault | undefined } = { fault };
  // How long a bot check takes is the machine's time: this clock stands still until what it was for is sent, or it must have ended.
  let checkingUntil = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/bot-check')) checkingUntil = Date.now() + longestCheck;
    else if (request.method() === 'POST') checkingUntil = 0;
  });
  await page.route(form.call, (route) =>
    network.fault === undefined ? route.continue() : network.fault.answer(route),
  );
  await page.clock.install();
  await page.goto(form.address);
  await waitForHydration(page);
  oracle.begin();
  const typed = await form.fillIn(page);
  const button = form.button(page);
  // A press waits for the bot check, whose time is the machine's; the fault's is told by this clock.
  await waitUntil(
    () => page.getByText('Security verification passed').first().isVisible(),
    'a bot check that has passed',
  );
  await waitUntil(() => button.isEnabled(), 'a button that can be pressed');
  await button.click();

  const kept = page.getByRole('heading', { name: 'Kept on this device' });
  const isKept = form.isKept && fault.isSilence === true;
  const told = isKept ? kept : page.getByRole('alert').filter({ hasText: /\w/ }).first();
  // Past the deadline of a call that is not answered.
  const waits = () => (fault.isSilence === true ? page.clock.fastForward(4000) : Promise.resolve());
  await waitUntil(() => told.isVisible(), `${told}`, waits);
  const during = await oracle.verdict({ logs: brokenContract, typed: isKept ? [] : typed });

  network.fault = undefined;
  oracle.begin();
  if (!isKept) {
    await waitUntil(() => button.isEnabled(), 'a button that can be pressed again');
    await button.click();
  }
  // What was kept is sent by itself; the back end is looked for a minute apart at most.
  await waitUntil(
    () => form.done(page).isVisible(),
    'the answer',
    () => page.clock.fastForward(isKept && Date.now() > checkingUntil ? 5000 : 0),
  );
  const after = await oracle.verdict();
  await page.close();
  return [...during, ...after.map((problem) => `after it: ${problem}`)];
}

for (const { place: form, faults: names } of pairsOf(forms, Object.keys(faults))) {
  test(`the ${form.name} loses nothing to a press that fails, and gets through (B-76)`, async ({ browser }, {
    project,
  }) => {
    test.setTimeout(60_000 + names.length * 120_000);
    await runTrials(
      names.map((name) => ({
        kind: `form: ${name}`,
        name: `${form.name}, ${name}`,
        run: async () => {
          const { baseURL = '', storageState = {} } = project.use;
          const context = await browser.newContext({
            baseURL,
            storageState: storageState as string,
            serviceWorkers: 'block',
          });
          try {
            return await pressWhileFailing(context, form, faults[name] as Fault);
          } finally {
            await context.close();
          }
        },
      })),
    );
  });
}
