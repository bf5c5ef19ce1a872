import 'fake-indexeddb/auto';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { type Enquiry, enquiryKey } from '#platform/enquiries/enquiry.ts';
import {
  dismissEnquiry,
  keptFor,
  resumeEnquiries,
  submitEnquiry,
  tokenRequests,
} from '#platform/enquiries/send-enquiry.ts';
import {
  readStoredEnquiry,
  releaseEnquiry,
  storedEnquiryIds,
  storeEnquiry,
} from '#platform/enquiries/stored-enquiries.ts';
import { newRequestId } from '#platform/forms/form-draft.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { apiAnswering, json } from '#tests/support/site/answering-api.ts';
import { installLocks } from '#tests/support/site/tab-locks.ts';

const accepted = { status: 'success', message: 'Thank you.', reference: 'ABCD2345' };
const answering = () => json(accepted, { status: 201 });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

function written(over: Partial<Enquiry> = {}): Enquiry {
  const values = {
    name: 'Amina Otieno',
    email: 'amina@mail.example',
    topic: 'tour',
    message: 'Two adults, six days in July.',
    preferredContact: 'email',
    consent: true,
  };
  const enquiry = {
    id: newRequestId(),
    name: 'contact' as const,
    body: values,
    values,
    href: '/contact',
    pressedAt: Date.now(),
  };
  return { ...enquiry, ...over };
}

const openTabs: QueryClient[] = [];
let stopServing = () => {};

function connect(queryClient: QueryClient) {
  queryClient.mount();
  openTabs.push(queryClient);
  const stages = () =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey: enquiryKey })
      .map(({ state }) => (state.isPaused ? 'paused' : state.status));
  return { queryClient, stages };
}

/** A tab: its own query client over the one disk, and a network that can be changed. */
function openTab(answer: () => Response | Promise<Response>) {
  const network = { answer };
  const { api, requests } = apiAnswering((request) =>
    request.url.includes('/health') ? unreachable() : network.answer(),
  );
  /** What was sent: each body's request id and token. */
  const sent = async () =>
    Promise.all(requests.filter(({ method }) => method === 'POST').map(async (request) => request.clone().json()));
  return { ...connect(createQueryClient({ api })), network, sent };
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  onlineManager.setOnline(true);
  let made = 0;
  stopServing = tokenRequests.subscribe(() => {
    const form = tokenRequests.getSnapshot();
    if (form !== undefined) tokenRequests.serve(form, `fresh-${++made}`);
  });
});

afterEach(() => {
  stopServing();
  for (const tab of openTabs.splice(0)) {
    tab.clear();
    tab.unmount();
  }
});

describe('a submit', () => {
  test('is on the device before it leaves, and off it once it was answered', async () => {
    const enquiry = written();
    let whileSending: Enquiry | undefined;
    const tab = openTab(async () => {
      whileSending = await readStoredEnquiry(enquiry.id);
      return answering();
    });
    expect(await submitEnquiry(tab.queryClient, enquiry, 'token-1')).toBeUndefined();
    expect(whileSending).toEqual(enquiry);
    expect(await storedEnquiryIds()).toEqual([]);
    expect(await tab.sent()).toEqual([{ ...enquiry.body, turnstileToken: 'token-1', clientRequestId: enquiry.id }]);
    expect(tab.stages()).toEqual(['success']);
  });

  test.each([
    [
      422,
      { code: 'invalid', errors: { name: ['?'] } },
      { kind: 'VALIDATION_ERROR', details: { fields: { name: ['?'] } } },
    ],
    [503, { code: 'unavailable' }, { kind: 'SERVER_ERROR' }],
  ])(
    'that is answered with %i gives the reason, leaves nothing waiting, and is not repeated behind the visitor’s back',
    async (status, body, reason) => {
      const tab = openTab(() => json({ message: 'No.', ...body }, { status }));
      expect(await submitEnquiry(tab.queryClient, written(), 'token-1')).toMatchObject(reason);
      expect(await storedEnquiryIds()).toEqual([]);
      expect(await tab.sent()).toHaveLength(1);
    },
  );
});

describe('without a network', () => {
  test('a submit is stored as a paused mutation and sent once when the network returns', async () => {
    const tab = openTab(unreachable);
    const enquiry = written();
    await submitEnquiry(tab.queryClient, enquiry, 'token-1');
    await expect.poll(tab.stages).toEqual(['paused']);
    expect(await readStoredEnquiry(enquiry.id)).toMatchObject({ id: enquiry.id, keptAt: expect.any(Number) });

    tab.network.answer = answering;
    onlineManager.setOnline(true);
    await expect.poll(tab.stages).toEqual(['success']);
    const sent = await tab.sent();
    expect(sent.map(({ clientRequestId }) => clientRequestId)).toEqual([enquiry.id, enquiry.id]);
    expect(sent[1]?.turnstileToken).toMatch(/^fresh-/);
  });

  test('the browser saying online means nothing while calls do not get through', async () => {
    const tab = openTab(unreachable);
    await submitEnquiry(tab.queryClient, written(), 'token-1');
    await expect.poll(tab.stages).toEqual(['paused']);
    onlineManager.setOnline(true);
    await expect.poll(async () => (await tab.sent()).length).toBe(2);
    await expect.poll(tab.stages).toEqual(['paused']);
    expect(await storedEnquiryIds()).toHaveLength(1);
  });

  test('a browser that wrongly believes it is offline sends all the same', async () => {
    onlineManager.setOnline(false);
    const tab = openTab(answering);
    await submitEnquiry(tab.queryClient, written(), 'token-1');
    expect(tab.stages()).toEqual(['success']);
  });

  test('a submit nobody answers is kept too, and the back end asked again and again until one call gets through', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const server: { isUp: boolean } = { isUp: false };
    const { api, requests } = apiAnswering((request) => {
      if (server.isUp) return request.url.includes('/health') ? json({ status: 'ok', store: 'sqlite' }) : answering();
      return request.method === 'POST' ? new Promise<Response>(() => {}) : unreachable();
    });
    const tab = connect(createQueryClient({ api }));
    const probes = () => requests.filter(({ url }) => url.includes('/health')).length;

    void submitEnquiry(tab.queryClient, written(), 'token-1');
    await timeUntil(() => probes() >= 3);
    expect(tab.stages()).toEqual(['paused']);
    server.isUp = true;
    await timeUntil(() => tab.stages()[0] === 'success');
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });
});

describe('after the page was closed', () => {
  test('a stored enquiry is sent at the next start, and shown with its reference until it is dismissed', async () => {
    const enquiry = written();
    const first = openTab(unreachable);
    await submitEnquiry(first.queryClient, enquiry, 'token-1');
    await expect.poll(first.stages).toEqual(['paused']);
    closePage(first.queryClient, enquiry);

    const second = openTab(answering);
    await resumeEnquiries(second.queryClient);
    await expect.poll(second.stages).toEqual(['success']);
    await expect.poll(() => readStoredEnquiry(enquiry.id)).toMatchObject({ answer: { reference: 'ABCD2345' } });
    closePage(second.queryClient, enquiry);

    const third = openTab(answering);
    await resumeEnquiries(third.queryClient);
    await expect.poll(third.stages).toEqual(['success']);
    expect(await third.sent()).toEqual([]);
    await dismissEnquiry(third.queryClient, enquiry.id);
    expect(await storedEnquiryIds()).toEqual([]);
  });

  test('a submit whose answer was cut off is repeated with the same id', async () => {
    const enquiry = written();
    const first = openTab(() => new Promise<Response>(() => {}));
    void submitEnquiry(first.queryClient, enquiry, 'token-1');
    await expect.poll(async () => (await first.sent()).length).toBe(1);
    closePage(first.queryClient, enquiry);

    const second = openTab(answering);
    await resumeEnquiries(second.queryClient);
    await expect.poll(second.stages).toEqual(['success']);
    expect((await second.sent()).map(({ clientRequestId }) => clientRequestId)).toEqual([enquiry.id]);
  });

  test('a server that is busy is asked again later, not reported to the visitor as a failure', async () => {
    await storeEnquiry(written({ keptAt: Date.now() }));
    let answers = 0;
    const tab = openTab(() => {
      answers += 1;
      if (answers > 1) return answering();
      return json({ message: 'Busy.', code: 'too_many_requests' }, { status: 429, headers: { 'retry-after': '0' } });
    });
    await resumeEnquiries(tab.queryClient);
    await expect.poll(tab.stages).toEqual(['success']);
    expect(answers).toBe(2);
  });

  test.each([
    ['has waited too long', (enquiry: Enquiry) => ({ ...enquiry, pressedAt: Date.now() - keptFor - 1000 })],
    [
      'its call no longer accepts',
      ({ body, ...rest }: Enquiry) => ({ ...rest, body: { ...body, topic: 'of last year' } }),
    ],
  ])('what %s is given back instead of sent (B-134)', async (_, change) => {
    await storeEnquiry(change(written()));
    const tab = openTab(answering);
    await resumeEnquiries(tab.queryClient);
    await expect.poll(tab.stages).toEqual(['error']);
    expect(await tab.sent()).toEqual([]);
    expect(await storedEnquiryIds()).toHaveLength(1);
  });

  test.each([
    ['no id', { id: 'x' }],
    ['another form', { name: 'lottery' }],
    ['no body', { body: null }],
    ['an address elsewhere', { href: '//evil.example' }],
  ])('a damaged record is cleared away: %s', async (_name, damage) => {
    await storeEnquiry({ ...written(), ...damage } as never);
    const tab = openTab(answering);
    await resumeEnquiries(tab.queryClient);
    expect(tab.stages()).toEqual([]);
    expect(await storedEnquiryIds()).toEqual([]);
  });
});

describe('two tabs', () => {
  test('send a stored enquiry once, and one of them reports it', async () => {
    const locks = installLocks();
    await storeEnquiry(written({ keptAt: Date.now() }));
    const [first, second] = [openTab(answering), openTab(answering)];
    const other = await otherTab();
    await Promise.all([resumeEnquiries(first.queryClient), other.resumeEnquiries(second.queryClient)]);
    await expect.poll(() => [...first.stages(), ...second.stages()]).toEqual(['success']);
    expect([...(await first.sent()), ...(await second.sent())]).toHaveLength(1);
    locks.closeTab();
  });

  test('take over from each other when one closes', async () => {
    const locks = installLocks();
    const enquiry = written();
    const first = openTab(unreachable);
    await submitEnquiry(first.queryClient, enquiry, 'token-1');
    await expect.poll(first.stages).toEqual(['paused']);
    const second = openTab(answering);
    const other = await otherTab();
    await other.resumeEnquiries(second.queryClient);
    expect(second.stages()).toEqual([]);
    first.queryClient.clear();
    locks.closeTab();
    onlineManager.setOnline(true);
    await expect.poll(second.stages).toEqual(['success']);
  });
});

describe('where storage is blocked', () => {
  test('a submit without a network waits in the page, which says that it is not stored', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const tab = openTab(unreachable);
    await submitEnquiry(tab.queryClient, written(), 'token-1');
    await expect.poll(tab.stages).toEqual(['paused']);
    expect(tab.queryClient.getMutationCache().getAll()[0]?.state.context).toBe(false);
    tab.network.answer = answering;
    onlineManager.setOnline(true);
    await expect.poll(tab.stages).toEqual(['success']);
  });
});

/** The page is gone: its mutations with it, and the browser frees what it held. */
function closePage(queryClient: QueryClient, { id }: Enquiry): void {
  queryClient.clear();
  queryClient.unmount();
  releaseEnquiry(id);
  onlineManager.setOnline(true);
}

/** Another tab runs the same programs, and knows nothing of what this one holds. */
async function otherTab() {
  vi.resetModules();
  const [sending, api] = await Promise.all([
    import('#platform/enquiries/send-enquiry.ts'),
    import('#platform/api/endpoint-query.ts'),
  ]);
  const serve = () => {
    const form = sending.tokenRequests.getSnapshot();
    if (form !== undefined) sending.tokenRequests.serve(form, 'fresh-elsewhere');
  };
  sending.tokenRequests.subscribe(serve);
  return {
    resumeEnquiries(queryClient: QueryClient) {
      api.connectApi(queryClient, apiOf(queryClient));
      return sending.resumeEnquiries(queryClient);
    },
  };
}

/** Lets the fake clock run, and the disk do its work, until something is so. */
async function timeUntil(isSo: () => boolean): Promise<void> {
  for (let step = 0; step < 200 && !isSo(); step += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(isSo()).toBe(true);
}
