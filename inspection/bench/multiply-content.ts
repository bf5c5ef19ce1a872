import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml, stringify as toYaml } from 'yaml';
import { addDays } from '../../contract/calendar.ts';
import { contentFolders } from '../../server/catalogue/content/read-content.ts';

/** Fields that hold the slug of another record, or several. */
const references: ReadonlySet<string> = new Set([
  'destinationId',
  'destinationIds',
  'accommodationId',
  'accommodationIds',
  'activityIds',
  'tourIds',
  'relatedIds',
  'relatedTourIds',
  'relatedDestinationIds',
]);

/** Far enough apart for the copies of a list to stand one after the other. */
const orderStep = 1000;
const daysOlder = 400;

/**
 * Writes a catalogue with every record `times` times: itself, and copies that refer to each other's copies, so that
 * a tour still has as many stops and a destination as many tours. Copies stand behind the originals in every order.
 */
export function multiplyContent(from: string, to: string, times: number): void {
  cpSync(from, to, { recursive: true });
  const copies = Array.from({ length: times - 1 }, (_, index) => index + 1);
  const { legal: _legal, people: _people, reviews: _reviews, ...folders } = contentFolders;
  for (const folder of Object.values(folders)) {
    mkdirSync(join(to, folder), { recursive: true });
    for (const file of readdirSync(join(from, folder))) {
      const source = readFileSync(join(from, folder, file), 'utf8');
      for (const copy of copies) {
        const name = file.replace(/\.(json|md)$/, `${suffix(copy)}.$1`);
        writeFileSync(
          join(to, folder, name),
          file.endsWith('.md') ? copyOfText(source, copy) : copyOfJson(source, copy),
        );
      }
    }
  }
}

const suffix = (copy: number) => `-copy-${copy}`;

function copyOfJson(source: string, copy: number): string {
  const read: unknown = JSON.parse(source);
  // Questions come as a list in a file, everything else as one record.
  return JSON.stringify(Array.isArray(read) ? read.map((one) => recordCopy(one, copy)) : recordCopy(read, copy));
}

function copyOfText(source: string, copy: number): string {
  const [, matter = '', body = ''] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  return `---\n${toYaml(recordCopy(parseYaml(matter), copy))}---\n${body}`;
}

function recordCopy(record: unknown, copy: number): Record<string, unknown> {
  const made = withReferences(record, copy) as Record<string, unknown>;
  for (const key of ['slug', 'id']) if (typeof made[key] === 'string') made[key] += suffix(copy);
  for (const key of ['name', 'title']) if (typeof made[key] === 'string') made[key] += ` ${copy + 1}`;
  if (typeof made.order === 'number') made.order += copy * orderStep;
  if (typeof made.publishedAt === 'string') made.publishedAt = addDays(made.publishedAt, -copy * daysOlder);
  return made;
}

function withReferences(value: unknown, copy: number, key = ''): unknown {
  if (typeof value === 'string') return references.has(key) ? value + suffix(copy) : value;
  if (Array.isArray(value)) return value.map((one) => withReferences(one, copy, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withReferences(one, copy, name)]));
}
