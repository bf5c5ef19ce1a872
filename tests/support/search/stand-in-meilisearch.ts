import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { onTestFinished } from 'vitest';

/*
 * The part of Meilisearch that indexing uses, over HTTP: tasks that run one after the other and later than they are
 * asked for, swaps, settings, documents and keys. It keeps what it is told and refuses what Meilisearch refuses.
 */

interface StoredIndex {
  primaryKey: string;
  settings: Record<string, unknown>;
  documents: Map<string, Record<string, unknown>>;
}

interface Task {
  uid: number;
  type: string;
  indexUid: string | null;
  status: 'enqueued' | 'processing' | 'succeeded' | 'failed';
  error: { message: string; code: string; type: string; link: string } | null;
}

interface StoredKey {
  uid: string;
  name: string | null;
  description: string | null;
  actions: string[];
  indexes: string[];
  expiresAt: string | null;
}

export interface StandIn {
  host: string;
  indexes: Map<string, StoredIndex>;
  keys: Map<string, StoredKey>;
  /** Every task in the order it ran: `settingsUpdate tours__new`. */
  ran: string[];
  /** Makes the tasks of that type on that index fail from now on. */
  failTasks(type: string, indexUid: string | null): void;
  /** Loses one document of every batch that is sent to that index. */
  loseDocuments(indexUid: string): void;
}

export const standInAdminKey = 'master';

class Refused extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  toJSON() {
    const { message, code } = this;
    return { message, code, type: 'invalid_request', link: `https://docs.meilisearch.com/errors#${code}` };
  }
}

/** It closes when the test ends. */
export async function openStandIn(): Promise<StandIn> {
  const indexes = new Map<string, StoredIndex>();
  const keys = new Map<string, StoredKey>();
  const tasks: { task: Task; run(): void }[] = [];
  const ran: string[] = [];
  const failing = new Set<string>();
  const losing = new Set<string>();

  const app = new Hono();
  app.onError((error) =>
    error instanceof Refused
      ? Response.json(error, { status: error.status })
      : Response.json({ message: error.message, code: 'internal' }, { status: 500 }),
  );
  app.get('/health', (c) => c.json({ status: 'available' }));
  app.use(async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${standInAdminKey}`) {
      throw new Refused(403, 'invalid_api_key', 'The provided API key is invalid.');
    }
    await next();
  });
  app.get('/version', (c) => c.json({ commitSha: 'x', commitDate: 'x', pkgVersion: '1.50.0' }));

  app.get('/indexes/:uid', (c) => {
    const { uid } = known(c);
    return c.json({ uid, primaryKey: indexOf(uid).primaryKey, createdAt: now(), updatedAt: now() });
  });
  app.post('/indexes', async (c) => {
    const { uid, primaryKey } = await c.req.json<{ uid: string; primaryKey: string }>();
    return enqueue(c, 'indexCreation', uid, () => {
      if (indexes.has(uid)) throw new Refused(409, 'index_already_exists', `Index \`${uid}\` already exists.`);
      indexes.set(uid, { primaryKey, settings: {}, documents: new Map() });
    });
  });
  app.delete('/indexes/:uid', (c) => {
    const uid = c.req.param('uid');
    return enqueue(c, 'indexDeletion', uid, () => {
      indexOf(uid);
      indexes.delete(uid);
    });
  });
  app.patch('/indexes/:uid/settings', async (c) => {
    const uid = c.req.param('uid');
    const settings = await c.req.json<Record<string, unknown>>();
    return enqueue(c, 'settingsUpdate', uid, () => Object.assign(indexOf(uid).settings, settings));
  });
  app.post('/indexes/:uid/documents', async (c) => {
    const uid = c.req.param('uid');
    const documents = await c.req.json<Record<string, unknown>[]>();
    return enqueue(c, 'documentAdditionOrUpdate', uid, () => {
      const { primaryKey, documents: kept } = indexOf(uid);
      for (const document of documents.slice(losing.has(uid) ? 1 : 0)) kept.set(String(document[primaryKey]), document);
    });
  });
  app.get('/indexes/:uid/documents/:id', (c) => {
    const document = known(c).index.documents.get(c.req.param('id') ?? '');
    if (document === undefined) throw new Refused(404, 'document_not_found', 'Document not found.');
    return c.json(document);
  });
  app.get('/indexes/:uid/stats', (c) =>
    c.json({ numberOfDocuments: known(c).index.documents.size, isIndexing: false, fieldDistribution: {} }),
  );
  app.post('/swap-indexes', async (c) => {
    const swaps = await c.req.json<{ indexes: [string, string]; rename?: unknown }[]>();
    if (swaps.some((swap) => 'rename' in swap)) throw new Refused(400, 'bad_request', 'Unknown field `rename`');
    return enqueue(c, 'indexSwap', null, () => {
      const pairs = swaps.map(({ indexes: [a, b] }) => ({ a, b, indexA: indexOf(a), indexB: indexOf(b) }));
      for (const { a, b, indexA, indexB } of pairs) {
        indexes.set(a, indexB);
        indexes.set(b, indexA);
      }
    });
  });

  /** Each look at a task moves the queue on by half a step, as if time passed. */
  app.get('/tasks/:uid', (c) => {
    const next = tasks.find(({ task }) => task.status === 'enqueued' || task.status === 'processing');
    if (next?.task.status === 'enqueued') next.task.status = 'processing';
    else if (next !== undefined) runTask(next);
    return c.json(tasks[Number(c.req.param('uid'))]?.task ?? {});
  });

  app.get('/keys/:uid', (c) => c.json(withValue(keyOf(c.req.param('uid')))));
  app.post('/keys', async (c) => {
    const key = await c.req.json<StoredKey>();
    if (keys.has(key.uid)) throw new Refused(409, 'api_key_already_exists', 'The key exists.');
    keys.set(key.uid, key);
    return c.json(withValue(key), 201);
  });
  app.patch('/keys/:uid', async (c) => {
    const change = await c.req.json<Partial<StoredKey>>();
    const fixed = Object.keys(change).find((field) => field !== 'name' && field !== 'description');
    if (fixed) throw new Refused(400, `immutable_api_key_${fixed}`, `The \`${fixed}\` field cannot be modified.`);
    return c.json(withValue(Object.assign(keyOf(c.req.param('uid')), change)));
  });
  app.delete('/keys/:uid', (c) => {
    keys.delete(keyOf(c.req.param('uid')).uid);
    return c.body(null, 204);
  });

  function enqueue(c: Context, type: string, indexUid: string | null, run: () => void): Response {
    const task: Task = { uid: tasks.length, type, indexUid, status: 'enqueued', error: null };
    tasks.push({ task, run });
    return c.json({ taskUid: task.uid, indexUid, status: task.status, type, enqueuedAt: now() }, 202);
  }

  function runTask({ task, run }: { task: Task; run(): void }): void {
    ran.push(task.indexUid === null ? task.type : `${task.type} ${task.indexUid}`);
    try {
      if (failing.has(`${task.type} ${task.indexUid}`)) throw new Refused(500, 'simulated', 'A simulated failure.');
      run();
      task.status = 'succeeded';
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      task.status = 'failed';
      task.error = error.toJSON();
    }
  }

  function known(c: Context): { uid: string; index: StoredIndex } {
    const uid = c.req.param('uid') ?? '';
    return { uid, index: indexOf(uid) };
  }

  function indexOf(uid: string): StoredIndex {
    const index = indexes.get(uid);
    if (index === undefined) throw new Refused(404, 'index_not_found', `Index \`${uid}\` not found.`);
    return index;
  }

  function keyOf(uid: string): StoredKey {
    const key = keys.get(uid);
    if (key === undefined) throw new Refused(404, 'api_key_not_found', `API key \`${uid}\` not found.`);
    return key;
  }

  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    indexes,
    keys,
    ran,
    failTasks: (type, indexUid) => failing.add(`${type} ${indexUid}`),
    loseDocuments: (indexUid) => losing.add(indexUid),
  };
}

/** As Meilisearch makes it: the same for the same master key and id. */
function withValue(key: StoredKey): StoredKey & { key: string } {
  return { ...key, key: createHmac('sha256', standInAdminKey).update(key.uid).digest('hex') };
}

const now = () => new Date().toISOString();
