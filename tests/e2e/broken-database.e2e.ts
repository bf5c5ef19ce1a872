import { expectHealthy, someAddresses, watch } from '#tests/e2e/healthy-page.ts';
import { inTabs } from '#tests/e2e/in-tabs.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

/** What happens to a database, as scripts run before the page's own. */
const problems = {
  'never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  'holds something else': () => {
    const get = IDBObjectStore.prototype.get;
    IDBObjectStore.prototype.get = function (key) {
      const request = get.call(this, key);
      const nonsense = { clientState: 'nonsense', timestamp: Date.now(), buster: 7 };
      Object.defineProperty(request, 'result', { get: () => nonsense });
      return request;
    };
  },
  'cannot be written': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [what, break_] of Object.entries(problems)) {
  test(`with a database that ${what}, every page works (B-106)`, async ({ context }) => {
    await context.addInitScript(break_);
    await inTabs(context, someAddresses, async (page, address) => {
      const found = watch(page);
      await page.goto(address);
      await expectHealthy(page);
      await expect(page.getByRole('heading', { name: /Connection Problem|Weather Delays/ })).toHaveCount(0);
      expect(found, address).toEqual([]);
    });
  });
}
