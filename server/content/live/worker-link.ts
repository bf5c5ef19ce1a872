import { Worker } from 'node:worker_threads';
import type { FromWorker, JobName, Jobs, ToWorker, WorkerData } from '#server/content/live/worker-jobs.ts';
import { workerCode } from '#server/worker-code.ts';

/** How long a worker without work is kept, in milliseconds: it holds some 100 MB, and starts in half a second. */
const idleMs = 120_000;

/** Answers an address of the API as a visitor would be answered: status and text. */
export type AskApi = (address: string) => Promise<{ status: number; body: string }>;

export interface WorkerLink {
  /**
   * @param ask the API that the job asks; the visitors' unless given
   * @throws Error with the reason when it fails, or when the worker ends before it is done.
   */
  run<Name extends JobName>(job: Name, given: Jobs[Name]['takes'], ask?: AskApi): Promise<Jobs[Name]['gives']>;
  /** Keeps the worker for another while; false where there is none. */
  stayAwake(): boolean;
  stop(): Promise<void>;
}

interface Waiting {
  ask: AskApi;
  done(result: never): void;
  fail(error: Error): void;
}

/** The thread that reads, checks and renders: started with the first job, ended when there was none for a while. */
export function createWorkerLink(data: () => WorkerData, visitorsApi: AskApi): WorkerLink {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    // What the server was started with, as a place for diagnostics, is not for this thread.
    const { code, isSource } = workerCode(import.meta.url, 'content-worker');
    const started = new Worker(code, { eval: isSource, workerData: data(), execArgv: [], name: 'content' });
    // A server that ends does not wait for it.
    started.unref();
    started.on('message', (message: FromWorker) => void handle(started, message));
    started.on('error', (error) => end(started, error));
    started.on('exit', () => end(started, new Error('The worker that reads the content has ended.')));
    return started;
  }

  async function handle(from: Worker, message: FromWorker): Promise<void> {
    if ('ask' in message) {
      const ask = waiting.get(message.job)?.ask ?? visitorsApi;
      const { status, body } = await ask(message.address).catch((error: unknown) => ({
        status: 500,
        body: JSON.stringify({ message: String(error), code: 'internal' }),
      }));
      post(from, { answerTo: message.ask, status, body });
      return;
    }
    const id = 'done' in message ? message.done : message.failed;
    const job = waiting.get(id);
    waiting.delete(id);
    if ('done' in message) job?.done(message.result as never);
    else job?.fail(new Error(message.reason));
    if (waiting.size === 0) rest(from);
  }

  function rest(from: Worker): void {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (waiting.size > 0 || worker !== from) return;
      worker = undefined;
      void from.terminate();
    }, idleMs);
    idle.unref();
  }

  function end(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = undefined;
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  }

  return {
    run(job, given, ask = visitorsApi) {
      worker ??= start();
      const asked = worker;
      lastId += 1;
      const id = lastId;
      return new Promise((done, fail) => {
        waiting.set(id, { ask, done, fail });
        post(asked, { id, job, given } as ToWorker);
      });
    },
    stayAwake() {
      if (worker !== undefined) rest(worker);
      return worker !== undefined;
    },
    async stop() {
      clearTimeout(idle);
      await worker?.terminate();
    },
  };
}

function post(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}
