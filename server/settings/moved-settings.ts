import * as z from 'zod/mini';
import type { OperatorFile } from '#contract/site.ts';
import { mailAddress, webAddress } from '#server/settings/addresses.ts';
import type { GivenSettings } from '#server/settings/read-settings.ts';
import { type ReadSetting, setting } from '#server/settings/setting.ts';

const text = setting(z.string().check(z.regex(/^[^\p{Cc}]{1,200}$/u)), 'a line of text');
const digits = setting(z.string().check(z.regex(/^\d{7,20}$/)), '7 to 20 digits');

/** Settings of an earlier version whose place is now a field of `content/site/operator.json`. */
const moved = {
  VITE_SITE_NAME: { field: 'name', kind: text },
  VITE_SITE_PHONE: { field: 'phone', kind: text },
  VITE_SITE_EMAIL: { field: 'email', kind: mailAddress },
  VITE_SITE_WHATSAPP: { field: 'whatsapp', kind: digits },
  VITE_SITE_FACEBOOK: { field: 'social.facebook', kind: webAddress },
  VITE_SITE_INSTAGRAM: { field: 'social.instagram', kind: webAddress },
  VITE_SITE_TIKTOK: { field: 'social.tiktok', kind: webAddress },
  VITE_SITE_LICENCE: { field: 'licence', kind: text },
} as const;

export const movedSettings: readonly string[] = Object.keys(moved);

/** One line that says where those of these settings that are given belong now; undefined when none is. */
export function movedSettingsWarning(given: GivenSettings): string | undefined {
  // An empty one counts as left out.
  const used = Object.entries(moved).filter(([name]) => given[name]);
  if (used.length === 0) return undefined;
  const places = used.map(([name, { field }]) => `${name} as "${field}"`).join(', ');
  return `the operator's words have moved to content/site/operator.json: write ${places} there; this version is the last to read these settings`;
}

/** What these settings say in place of `operator.json`. */
export function readMovedSettings(read: ReadSetting): Partial<OperatorFile> {
  const given = (name: keyof typeof moved) => read<string>(name, moved[name].kind);
  const social = {
    facebook: given('VITE_SITE_FACEBOOK'),
    instagram: given('VITE_SITE_INSTAGRAM'),
    tiktok: given('VITE_SITE_TIKTOK'),
  };
  return {
    ...withoutGaps({
      name: given('VITE_SITE_NAME'),
      phone: given('VITE_SITE_PHONE'),
      email: given('VITE_SITE_EMAIL'),
      whatsapp: given('VITE_SITE_WHATSAPP'),
      licence: given('VITE_SITE_LICENCE'),
    }),
    social: withoutGaps(social),
  };
}

function withoutGaps<Name extends string>(values: Record<Name, string | undefined>): { [name in Name]?: string } {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [name in Name]?: string };
}
