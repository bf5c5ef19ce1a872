import lighthouse from 'lighthouse';

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Lighthouse's four categories, in its own order. */
export const lighthouseCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type LighthouseCategory = (typeof lighthouseCategories)[number];

/** Something Lighthouse would have otherwise. */
export interface LighthouseFinding {
  category: LighthouseCategory;
  audit: string;
  title: string;
  /** What was measured, where it is a number: "2.1 s". */
  measured?: string;
  /** Of 1; absent where Lighthouse only informs. */
  score?: number;
  /** The first places it names, one line each. */
  details: string[];
}

export interface LighthouseRun {
  /** Of 100. */
  scores: Record<LighthouseCategory, number>;
  findings: LighthouseFinding[];
}

const mostDetails = 8;

/**
 * Opens an address in the browser that listens on this port, as a phone on slow 4G: Lighthouse's own mobile settings.
 *
 * @throws Error with Lighthouse's reason when the page could not be judged.
 */
export async function auditPage(address: string, port: number): Promise<LighthouseRun> {
  const run = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...lighthouseCategories],
  });
  if (run === undefined) throw new Error(`Lighthouse gave no result for ${address}`);
  const { lhr } = run;
  if (lhr.runtimeError !== undefined) throw new Error(`Lighthouse: ${address}: ${lhr.runtimeError.message}`);
  return {
    scores: Object.fromEntries(
      lighthouseCategories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as LighthouseRun['scores'],
    findings: lighthouseCategories.flatMap((category) => findingsOf(lhr, category)),
  };
}

/** What counts and failed; of performance also the advice, which counts through the metrics. */
function findingsOf(lhr: Result, category: LighthouseCategory): LighthouseFinding[] {
  const refs = lhr.categories[category]?.auditRefs ?? [];
  return refs.flatMap(({ id, weight, group }) => {
    const audit = lhr.audits[id];
    if (audit === undefined || audit.score === null || audit.score >= 1) return [];
    if (weight === 0 && (category !== 'performance' || group === 'hidden')) return [];
    return [
      {
        category,
        audit: id,
        title: audit.title,
        ...(audit.displayValue !== undefined && { measured: audit.displayValue.replaceAll('\u00a0', ' ') }),
        score: audit.score,
        details: detailsOf(audit.details),
      },
    ];
  });
}

function detailsOf(details: Result['audits'][string]['details']): string[] {
  if (details === undefined) return [];
  const items = 'items' in details && Array.isArray(details.items) ? (details.items as unknown[]) : [];
  return items
    .map(lineOf)
    .filter((line) => line !== '')
    .slice(0, mostDetails);
}

/** An item of Lighthouse's tables has a column for each thing it knows; in a line they stand one after the other. */
function lineOf(item: unknown): string {
  if (item === null || typeof item !== 'object') return String(item);
  const { type, value, items } = item as { type?: string; value?: unknown; items?: unknown };
  if (type === 'node') return nodeLine(item as { selector?: string; explanation?: string });
  if (type === 'table' || type === 'list') return Array.isArray(items) ? items.map(lineOf).join(' | ') : '';
  if (type === 'list-section') return lineOf(value);
  return Object.entries(item)
    .filter(([key]) => !['debugData', 'subItems', 'type', 'headings', 'summary', 'nodes', 'chains'].includes(key))
    .map(([key, cell]) => {
      const text =
        typeof cell === 'number' ? String(Math.round(cell * 1000) / 1000) : cell === undefined ? '' : lineOf(cell);
      return text === '' ? '' : key === 'node' || key === 'url' ? text : `${key}: ${text}`;
    })
    .filter((text) => text !== '')
    .join(', ');
}

function nodeLine({ selector = '', explanation = '' }: { selector?: string; explanation?: string }): string {
  return [selector, explanation.replace(/\s+/g, ' ')].filter((text) => text !== '').join(': ');
}
