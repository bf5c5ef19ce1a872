import { listed } from '#contract/words/count.ts';
import { env } from '#platform/env.ts';

/** A company whose script counts visits, once there is consent; its name as in contract/third-parties.ts. */
export interface ConsentVendor {
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
  if (vendors.length === 0) return 'Nothing counts your visit now; if that changes, we ask again.';
  const companies = listed(vendors.map(({ company }) => company));
  const uses = listed(vendors.map(({ does }) => does));
  return `Cookies of ${companies} ${uses}, if you accept.`;
}
