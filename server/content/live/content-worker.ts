import { keepOfficeOf } from '#server/content/site/office-of.ts';
import { reasonOf } from '#server/error-parts.ts';
import '#server/zod-messages.ts';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createPhotoJobs } from '#server/content/live/photo-jobs.ts';
import { previewProse } from '#server/content/live/preview-prose.ts';
import { createCatalogueReader } from '#server/content/live/read-catalogue.ts';
import type { FromWorker, JobName, Jobs, ToWorker, WorkerData } from '#server/content/live/worker-jobs.ts';
import { compressedHere, isCompressible, type Pressure } from '#server/content/pages/compressed.ts';
import type { Rendered, RenderedFile } from '#server/content/pages/live-pages.ts';
import { openSitePages, type PageFiles, type SitePages } from '#server/content/pages/site-pages.ts';

/*
 * The thread beside the server's: reads and checks the content, draws its maps, makes photographs, renders and compresses pages. All
 * of it takes tenths of seconds, in which no visitor is answered less.
 */

// On Linux this is the thread's own: where two want the processor, visitors are answered first. Elsewhere it would be the server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const port = parentPort;
if (port === null) throw new Error('This file is started by the server, in a thread of its own.');
const { rendererFile, siteFolder, ...options } = workerData as WorkerData;
keepOfficeOf(options.site.operator);
const reader = createCatalogueReader(options);
const photographs = createPhotoJobs(options.photographs);
const questions = new Map<number, (answer: Response) => void>();
let lastQuestion = 0;
let sitePages: Promise<SitePages> | undefined;

const jobs: {
  [Name in JobName]: (given: Jobs[Name]['takes'], id: number) => Jobs[Name]['gives'] | Promise<Jobs[Name]['gives']>;
} = {
  read: ({ now, held }) => reader.read(now, held),
  readWith: ({ changes, now, held }) => reader.readWith(changes, now, held),
  drawMaps: ({ drawn }) => reader.drawMaps(drawn),
  check: ({ changes, now }) => reader.check(changes, now),
  prose: ({ text }) => previewProse(text, options.site),
  makePhotographs: ({ first }) => photographs.make(first),
  inspectPhotograph: ({ file }) => photographs.inspect(file),
  previewPhotograph: ({ file }) => photographs.preview(file),
  async render({ address, content, nobodyWaits, now }, id) {
    const { render } = await pages();
    return made(await render(address, { ...apiFor(id), content, now }), nobodyWaits ? 'hard' : 'quick');
  },
  async documents(_, id) {
    const { renderDocuments } = await pages();
    const { addresses, ...files } = await renderDocuments(apiFor(id));
    return { ...made(files), addresses };
  },
};

/** The API that the server gave this job, asked from this thread. */
function apiFor(job: number) {
  const host = 'http://server.invalid';
  return {
    host,
    fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
      const { url } = new Request(input, init);
      lastQuestion += 1;
      const asked = new Promise<Response>((answer) => questions.set(lastQuestion, answer));
      post({ ask: lastQuestion, job, address: url.slice(host.length) });
      return asked;
    },
  };
}

port.on('message', async (message: ToWorker) => {
  if ('answerTo' in message) {
    const headers = { 'content-type': 'application/json' };
    questions.get(message.answerTo)?.(new Response(message.body, { status: message.status, headers }));
    questions.delete(message.answerTo);
    return;
  }
  const { id, job, given } = message;
  try {
    post({ done: id, result: await jobs[job](given as never, id) });
  } catch (error) {
    post({ failed: id, reason: reasonOf(error) });
  }
});

function post(message: FromWorker): void {
  port?.postMessage(message);
}

function pages(): Promise<SitePages> {
  if (rendererFile === undefined || siteFolder === undefined) throw new Error('The site is not built.');
  sitePages ??= openSitePages(siteFolder, rendererFile);
  return sitePages;
}

function made({ files, dependencies }: PageFiles, pressure: Pressure = 'quick'): Rendered {
  const all = [...files].map(([address, text]): RenderedFile => {
    const body = new TextEncoder().encode(text);
    return { address, body, copies: isCompressible(address) ? compressedHere(address, body, pressure) : undefined };
  });
  return { files: all, dependencies };
}
