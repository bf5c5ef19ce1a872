import type { ContentKind, ContentProblem } from '#contract/desk/content.ts';
import { stillToWrite } from '#contract/desk/content-form.ts';
import { isSame, pathOf, valueAt } from '#records/values.ts';
import { beginRecord } from '#server/content/catalogue/templates/new-files.ts';
import { NewRecordError } from '#server/content/catalogue/templates/record-template.ts';
import type { Draft } from '#server/content/editing/drafts.ts';
import type { EditingBacking } from '#server/content/editing/editing-backing.ts';
import { recordPath } from '#server/content/editing/record-kinds.ts';
import { whatIsThere } from '#server/content/editing/template-context.ts';

const journey = [
  'prices.seasons.0.prices.0.usd',
  'duration',
  'maxGuests',
  'minAge',
  'destinationId',
  'routePoints',
  'months',
];

/** What a new record begins with and somebody has to decide, by the path to it; its texts say themselves that they are to be written. */
const toDecide: Partial<Record<ContentKind, readonly string[]>> = {
  tours: journey,
  'group-tours': [...journey, 'departures.rule', 'departures.totalSeats'],
  destinations: ['type', 'lat', 'altitude', 'months'],
  places: ['category', 'destinationId', 'lat', 'visitMinutes'],
  accommodations: ['type', 'tier', 'destinationId', 'lat', 'rooms.0.pricing.basePrice'],
  activities: ['type', 'destinationIds', 'pricing.basePrice', 'months'],
  fees: ['destinationId', 'rows.0.usd'],
  'other-costs': ['most'],
};

/**
 * What of a draft that visitors would see for the first time is still as every new record begins, but for what was said to be `meant`
 * so. Throws StoreUnavailable.
 */
export async function begunProblems(
  backing: Omit<EditingBacking, 'queue'>,
  draft: Draft,
  file: { text: string } | undefined,
  meant: readonly string[] = [],
): Promise<ContentProblem[]> {
  const { kind, name, value, at } = draft;
  const paths = (toDecide[kind] ?? []).filter((path) => !meant.includes(path));
  const isShown = file !== undefined && !file.text.includes(stillToWrite);
  if (isShown || paths.length === 0 || JSON.stringify(value).includes(stillToWrite)) return [];
  const context = { slug: name, name, today: at.slice(0, 10), ...(await whatIsThere(backing, kind)) };
  const begun = begunFields(kind, context);
  return paths
    .filter((path) => begun !== undefined && isSame(valueAt(value.fields, pathOf(path)), valueAt(begun, pathOf(path))))
    .map((field) => ({ file: recordPath(draft), field, reason: 'is what every new one begins with', isBegun: true }));
}

function begunFields(...begin: Parameters<typeof beginRecord>): unknown {
  try {
    return beginRecord(...begin)?.fields;
  } catch (error) {
    if (error instanceof NewRecordError) return undefined;
    throw error;
  }
}
