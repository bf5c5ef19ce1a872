// What each card in `public/social` was made from, so that a card is made again only when something about it changed.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { publicFolder } from '#illustrations/product.ts';

const cardFolder = join(publicFolder, 'social');
const ledgerFile = fileURLToPath(new URL('../ledgers/social-cards.json', import.meta.url));

const ledgerEntry = z.object({
  /** Of words and plate: what a test compares with the record. */
  content: z.string(),
  /** Of the drawn plate, the text with the operator's name, and the way of making cards: what the script compares. */
  drawing: z.string(),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** By the address of the card. */
export type Ledger = Map<string, LedgerEntry>;

export function readLedger(): Ledger {
  if (!existsSync(ledgerFile)) return new Map();
  return new Map(Object.entries(z.record(z.string(), ledgerEntry).parse(JSON.parse(readFileSync(ledgerFile, 'utf8')))));
}

/** Sorted, so that nothing changes where nothing changed. */
export function writeLedger(ledger: Ledger): void {
  const entries = [...ledger].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  if (existsSync(ledgerFile) && readFileSync(ledgerFile, 'utf8') === text) return;
  writeFileSync(ledgerFile, text);
}

export function isMade(ledger: Ledger, address: string, { content, drawing }: LedgerEntry): boolean {
  const known = ledger.get(address);
  return known?.content === content && known.drawing === drawing && existsSync(join(publicFolder, address));
}

export function writeCard(address: string, card: Buffer): void {
  const file = join(publicFolder, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, card);
}

/** Bytes of every card by its address. */
export function cardSizes(): Map<string, number> {
  if (!existsSync(cardFolder)) return new Map();
  const files = readdirSync(cardFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.jpg'))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [addressOf(file), statSync(file).size]));
}

/** Deletes the cards of records that are gone. */
export function deleteOthers(ledger: Ledger, wanted: ReadonlySet<string>): void {
  for (const address of cardSizes().keys()) if (!wanted.has(address)) rmSync(join(publicFolder, address));
  for (const address of ledger.keys()) if (!wanted.has(address)) ledger.delete(address);
}

function addressOf(file: string): string {
  return `/${relative(publicFolder, file).split(sep).join('/')}`;
}
