// Makes the pictures that links to the site unfold into, below `public/social`. Run: npm run social-cards -w
// illustrations
//
//   npm run social-cards -w illustrations                                makes what changed
//   npm run social-cards -w illustrations -- --only /social/tour/x.jpg   makes one, changed or not

import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { type CardJob, cardJobs, contentHash, shortHash } from '#illustrations/identity/card-jobs.ts';
import { plateBox, setHead, setStrip } from '#illustrations/identity/card-layout.ts';
import {
  cardSizes,
  deleteOthers,
  isMade,
  type LedgerEntry,
  readLedger,
  writeCard,
  writeLedger,
} from '#illustrations/identity/card-ledger.ts';
import { operatorName } from '#illustrations/identity/operator-words.ts';
import { heaviestCard, renderCard } from '#illustrations/identity/social-card.ts';
import { drawPlate } from '#illustrations/plates/compose.ts';
import { lights } from '#illustrations/plates/light.ts';
import { contentFolder } from '#illustrations/product.ts';
import { showProgress } from '#illustrations/render/progress.ts';
import { readScenes } from '#illustrations/render/scenes.ts';
import { loadCatalogue } from '../../server/content/catalogue/loading/load-catalogue.ts';

/** Counts up when cards come to look different by more than plate and text: inks, wash, compression. */
const cardVersion = 1;

/** What all cards together may weigh, in bytes. */
const totalLimit = 6_000_000;

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });

// One thread a picture, so that the same drawing always gives the same bytes.
sharp.concurrency(1);

const ledger = readLedger();
const jobs = cardJobs(loadCatalogue(contentFolder, { clock: () => new Date() }), readScenes());
const wanted = jobs.filter(({ address }) => options.only === undefined || address === options.only);
if (wanted.length === 0) throw new Error(`There is no card ${options.only}.`);
const stale = wanted.filter((job) => options.only !== undefined || !isMade(ledger, job.address, entryOf(job)));

const progress = showProgress(stale.length);
for (const job of stale) {
  writeCard(job.address, await makeCard(job));
  ledger.set(job.address, entryOf(job));
  // Each time: a run that is stopped goes on where it was.
  writeLedger(ledger);
  progress.step(job.address);
}
progress.end();

deleteOthers(ledger, new Set(jobs.map(({ address }) => address)));
writeLedger(ledger);
report();

function makeCard(job: CardJob): Promise<Buffer> {
  return renderCard({ words: job.words, name: operatorName, plate: plateOf(job), light: lights[job.plate.time] });
}

function plateOf({ plate, seed }: CardJob): string {
  return drawPlate(plate, { width: plateBox.width, height: plateBox.height, seed, layout: 'words' });
}

function entryOf(job: CardJob): LedgerEntry {
  const text = [...setHead(job.words), ...setStrip(operatorName, job.words)].map(({ path }) => path);
  const drawing = [cardVersion, job.plate.time, plateOf(job), ...text].join(' ');
  return { content: contentHash(job), drawing: shortHash(drawing) };
}

function report(): void {
  const sizes = [...cardSizes().values()];
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const heaviest = Math.max(...sizes);
  console.log(`${stale.length} made, ${sizes.length} in all, ${total} bytes, the heaviest ${heaviest}`);
  if (heaviest > heaviestCard) throw new Error(`A card may weigh ${heaviestCard} bytes.`);
  if (total > totalLimit) throw new Error(`All cards together may weigh ${totalLimit} bytes.`);
}
