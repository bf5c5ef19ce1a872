import { listed } from '#contract/words/count.ts';
import { readStored, removeStored, writeStored } from '#platform/browser/storage.ts';
import { consent, consentKeys } from '#platform/consent/consent.ts';
import type { ConsentChoices } from '#platform/consent/consent-record.ts';
import { env } from '#platform/env.ts';

/*
 * The two keys of B-166 say what is allowed; beside them stands what was asked and when. An answer is good for twelve months and
 * for the vendors it was given about: after that the choice is forgotten, which allows nothing, and the question comes again.
 */

/** The day the question got its present words. A change of them is a new day. */
const wording = '2026-11-23';

/** Of a choice that was found without what it answers. */
const unknownWords = 'unknown';

interface ConsentAnswer extends ConsentChoices {
  /** The instant it was given, ISO 8601. */
  answeredAt: string;
  /** Which words it answers; `unknown` for a choice that was found without an answer, and dated when it was found. */
  wording: string;
  /** The vendors that were named. */
  vendors: string[];
}

const vendorNames = () => consentVendors().map(({ name }) => name);

/** Whether it was written. */
export function writeAnswer({ analytics, marketing }: ConsentChoices, words = wording): boolean {
  const answeredAt = new Date().toISOString();
  const answer: ConsentAnswer = { answeredAt, wording: words, vendors: vendorNames(), analytics, marketing };
  return writeStored('consentAnswer', JSON.stringify(answer));
}

/** The last answer, also after its choice was forgotten; undefined without one that can be read. */
export function readAnswer(): Pick<ConsentAnswer, 'answeredAt' | 'wording' | 'vendors'> | undefined {
  try {
    const {
      answeredAt,
      wording: words,
      vendors,
    }: Partial<Record<string, unknown>> = JSON.parse(readStored('consentAnswer') ?? '{}');
    if (typeof answeredAt !== 'string' || !Number.isFinite(Date.parse(answeredAt)) || !Array.isArray(vendors))
      return undefined;
    return { answeredAt, wording: String(words), vendors };
  } catch {
    return undefined;
  }
}

/** A clock that was set while a visitor answered may be that far ahead, in milliseconds. */
const farAhead = 24 * 60 * 60 * 1000;

/**
 * Forgets a choice whose answer is no longer good, or cannot be read. One without an answer is dated today, so that it ends too.
 */
export function forgetLapsedChoice(): void {
  const choices = consent.choices();
  if (choices === undefined) return;
  const answer = readAnswer();
  if (readStored('consentAnswer') === null) return void writeAnswer(choices, unknownWords);
  if (answer !== undefined && isGood(answer)) return;
  for (const key of consentKeys) removeStored(key);
  consent.settle();
}

function isGood({ answeredAt, wording: words, vendors }: Pick<ConsentAnswer, 'answeredAt' | 'wording' | 'vendors'>) {
  const until = new Date(answeredAt);
  until.setUTCFullYear(until.getUTCFullYear() + 1);
  const asked = vendorNames();
  const areTheSame = vendors.length === asked.length && asked.every((name) => vendors.includes(name));
  const isOfItsTime = Date.parse(answeredAt) < Date.now() + farAhead && Date.now() < until.getTime();
  return isOfItsTime && areTheSame && [wording, unknownWords].includes(words);
}

/** A company whose script counts visits, once there is consent; its name as in contract/site/third-parties.ts. */
interface ConsentVendor {
  name: string;
  company: string;
  /** What its cookies do, after "Cookies of …". */
  does: string;
}

/** Those the operator has configured: consent is asked for them and for nobody else. */
export function consentVendors(ids: Pick<typeof env, 'VITE_GA_ID' | 'VITE_META_PIXEL_ID'> = env): ConsentVendor[] {
  const { VITE_GA_ID, VITE_META_PIXEL_ID } = ids;
  const vendors: ConsentVendor[] = [];
  if (VITE_GA_ID !== '') vendors.push({ name: 'Google Analytics 4', company: 'Google', does: 'count visits' });
  if (VITE_META_PIXEL_ID !== '')
    vendors.push({ name: 'Meta pixel', company: 'Meta', does: 'show which advertisement brought you' });
  return vendors;
}

/** What is asked, naming those it is about. */
export function cookieQuestion(vendors = consentVendors()): string {
  if (vendors.length === 0) return 'We count no visits. If we ever want to, we ask you first.';
  const companies = listed(vendors.map(({ company }) => company));
  const uses = listed(vendors.map(({ does }) => does));
  return `Cookies of ${companies} ${uses}, if you accept.`;
}
