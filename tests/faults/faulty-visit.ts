import type * as playwright from '@playwright/test';
import { waitForHydration } from '#tests/e2e/site-test.ts';
import type { ApiFault } from '#tests/faults/api-faults.ts';
import { type FailureSign, failureSign } from '#tests/faults/failure-signs.ts';
import type { FaultedRoute } from '#tests/faults/faulted-routes.ts';
import { type Oracle, type Typed, watchPage } from '#tests/faults/oracle.ts';
import { draftStands } from '#tests/faults/standing-draft.ts';
import { openSwitchboard, type Switchboard } from '#tests/faults/switchboard.ts';
import { setConnection } from '#tests/support/site/visitor-connection.ts';

/** A visitor on a page with something typed, on a network of our own. */
export interface Visit {
  page: playwright.Page;
  oracle: Oracle;
  switchboard: Switchboard;
  typed: Typed[];
  /** The heading of the page every fault begins on. */
  heading: string;
}

const written = 'amina.otieno@mail.example';

export async function beginVisit(context: playwright.BrowserContext, from: string): Promise<Visit> {
  const page = await context.newPage();
  // A fault is met by who asks: what was fetched ahead would be shown without asking.
  await setConnection(page, { saveData: true });
  await page.clock.install();
  const oracle = await watchPage(page);
  const switchboard = await openSwitchboard(context);
  await page.goto(from);
  const field = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' });
  await field.fill(written);
  await page.waitForFunction(() => localStorage.getItem('draft-newsletter') !== null);
  const heading = await page.locator('main h1').innerText();
  return { page, oracle, switchboard, typed: [{ field, text: written }], heading };
}

/** How long anything may take on a busy machine before it counts as not happening. */
const patience = 40_000;

/** Answers nobody looks at are kept for seven days (src/platform/query-client.ts). */
const pastMemory = 8 * 24 * 60 * 60 * 1000;

/** Goes to a page whose API fails, out of the failure, and back to where it began. Gives what went wrong. */
export async function meetFault(
  visit: Visit,
  route: FaultedRoute,
  fault: ApiFault,
  wayOut: 'own button' | 'back and again' = 'own button',
): Promise<string[]> {
  const { page, oracle, switchboard, typed } = visit;
  const logs = [...(fault.logs ?? []), ...(route.kind === 'record' ? [shownByTheRouter] : [])];
  oracle.begin();
  switchboard.arm(fault);
  await open(page, route);

  const failure = failureSign(page, route, fault.outcome);
  const sign =
    fault.outcome === 'none' ? page.locator(route.sign) : (failure?.sign ?? page.locator(route.instead ?? ''));
  await waitFor(visit, sign.first(), fault);
  const told = await untold(failure);
  const during = await oracle.verdict({ logs, typed });
  if (switchboard.hits() === 0) told.push('the fault met no request');

  switchboard.lift();
  oracle.begin();
  const isReload = failure?.isReload === true && wayOut === 'own button';
  if (isReload) await reload(page, failure);
  else if (failure?.isReload === true) await comeBack(visit, route, page.getByRole('button', { name: 'Go Back' }));
  else if (failure?.isBack === true) await comeBack(visit, route, failure.action);
  else if (failure !== undefined) await pressAll(failure);
  else if (route.kind === 'quiet') await comeBack(visit, route);
  await page.locator(route.sign).first().waitFor({ timeout: patience });
  // What is fetched in idle time may be read, and written down, only now.
  const after = await oracle.verdict({ typed, logs: fault.logs ?? [], pageLoads: isReload ? 1 : 0 });
  return [...told, ...during, ...after.map((problem) => `after it: ${problem}`)];
}

/** Back to where the next fault begins, in a tab that has forgotten every answer. A page that is lost is opened anew. */
export async function forgetAnswers(visit: Visit, { from }: FaultedRoute, isLost: boolean): Promise<void> {
  const { page, switchboard, typed } = visit;
  // A pointer left on the link would fetch the answers again, ahead of the next fault.
  await page.mouse.move(0, 0);
  switchboard.lift();
  if (isLost) {
    await page.goto(from);
    await draftStands(page);
    for (const { field, text } of typed) await field.fill(text);
  } else await page.goBack();
  await hasReturned(visit, from);
  await page.clock.fastForward(pastMemory);
  // What the page before let go of only after it had left.
  await page.clock.fastForward(pastMemory);
}

/** The router writes down the error it shows a page of its own for. */
const shownByTheRouter = /^AppError: /;

/** By a link, as a visitor does, or as the router itself does. */
async function open(page: playwright.Page, { link, address }: FaultedRoute): Promise<void> {
  if (link === undefined) await page.evaluate((next) => history.pushState({}, '', next), address);
  else await page.locator(link).locator('visible=true').first().click();
}

/**
 * Moves the page's clock on from one try to the next. It stands while an answer is on its way: how long a busy machine takes
 * for that is nothing the page should have to wait for.
 */
async function waitFor(
  { page, switchboard }: Visit,
  sign: playwright.Locator,
  { step = 500, after, outcome }: ApiFault,
): Promise<void> {
  const end = Date.now() + patience;
  if (after !== undefined) {
    await until(() => switchboard.hits() > 0, end);
    await page.clock.fastForward(after);
    switchboard.release();
    await until(() => switchboard.pending() === 0, end);
    await until(() => sign.isVisible(), Math.min(end, Date.now() + 1000));
  }
  while (!(await sign.isVisible())) {
    if (Date.now() > end) throw new Error(`${sign} has not come.`);
    const before = switchboard.hits();
    await page.clock.fastForward(step);
    const news = async () => switchboard.hits() > before || (await sign.isVisible());
    await until(news, Math.min(end, Date.now() + (outcome === 'timeout' ? 150 : 1000)));
    await until(() => switchboard.pending() === 0, end);
  }
}

async function until(isSo: () => boolean | Promise<boolean>, end: number): Promise<void> {
  while (Date.now() < end && !(await isSo())) await new Promise((resolve) => setTimeout(resolve, 15));
}

async function untold(failure: FailureSign | undefined): Promise<string[]> {
  if (failure === undefined) return [];
  const missing = await Promise.all(
    [...failure.told, failure.action.first()].map(async (part) =>
      (await part.isVisible()) ? '' : `not told: ${part}`,
    ),
  );
  return missing.filter((part) => part !== '');
}

/** The 500 page's own button (B-86): it says Refreshing... and loads the page again after a second. */
async function reload(page: playwright.Page, { action }: FailureSign): Promise<void> {
  const loaded = page.waitForEvent('domcontentloaded');
  await action.click();
  await page.clock.fastForward(1500);
  await loaded;
  await waitForHydration(page);
}

/** To the page before, and here again. */
async function comeBack(visit: Visit, route: FaultedRoute, button?: playwright.Locator): Promise<void> {
  await (button === undefined ? visit.page.goBack() : button.click());
  await hasReturned(visit, route.from);
  await open(visit.page, route);
}

/** The address changes before the page does. */
async function hasReturned({ page, heading }: Visit, from: string): Promise<void> {
  await page.waitForURL(`**${from}`);
  await page.locator('main h1').filter({ hasText: heading }).waitFor({ timeout: patience });
}

/** One press for each part that failed; parts of one answer come back together. */
async function pressAll({ sign, action }: FailureSign): Promise<void> {
  const end = Date.now() + patience;
  while ((await sign.count()) > 0 && Date.now() < end) {
    await action
      .first()
      .click({ timeout: 2000 })
      .catch(() => {});
    await until(async () => (await sign.count()) === 0, Date.now() + 200);
  }
}
