import { parsedJson } from '#contract/parsed-json.ts';
import { fieldsOf } from '#platform/fields-of.ts';

/** What a visitor can agree to; what the site needs to work is not asked for. */
export interface ConsentChoices {
  analytics: boolean;
  marketing: boolean;
}

export const essentialOnly: ConsentChoices = { analytics: false, marketing: false };
export const everything: ConsentChoices = { analytics: true, marketing: true };

/** The two keys of B-166; the texts as they are stored. */
export interface ConsentRecord {
  userConsentPreferences: string | null | undefined;
  'analytics-consent': string | null | undefined;
}

/**
 * What the two stored texts allow, or undefined when no choice can be read from them. Where they contradict each other the
 * stricter one counts: analytics need an exact `all` beside the preference, and `essential` forbids marketing too.
 */
export function readConsentRecord(record: ConsentRecord): ConsentChoices | undefined {
  const stored = parsedJson(record.userConsentPreferences);
  if (!isPreferences(stored)) return undefined;
  const level = record['analytics-consent'];
  return {
    analytics: stored.analytics && level === 'all',
    marketing: stored.marketing && level !== 'essential',
  };
}

export function writeConsentRecord(choices: ConsentChoices): Record<keyof ConsentRecord, string> {
  return {
    userConsentPreferences: JSON.stringify({ necessary: true, ...choices }),
    'analytics-consent': choices.analytics ? 'all' : 'essential',
  };
}

function isPreferences(value: unknown): value is ConsentChoices & { necessary: boolean } {
  const { necessary, analytics, marketing } = fieldsOf(value);
  return [necessary, analytics, marketing].every((choice) => typeof choice === 'boolean');
}
