import * as z from 'zod/mini';
import { withoutTrailingSlashes } from '#contract/api/trailing-slashes.ts';
import { emailAddress } from '#contract/forms/contact-details.ts';
import type { StaffMember } from '#server/desk/staff.ts';
import type { Operator } from '#server/settings/operator.ts';
import { host, port, type ReadSetting, setting, webAddress, yesOrNo } from '#server/settings/setting.ts';

export interface DeskSettings {
  port: number;
  host: string;
  /** Where the staff's browsers find it, without a slash at the end; links in mails begin with it. */
  url: string;
  /** Who may sign in. */
  staff: readonly StaffMember[];
}

const staffList = setting(
  z.pipe(
    z.string().check(z.refine((value) => readStaff(value) !== undefined)),
    z.transform((value) => readStaff(value) ?? []),
  ),
  'email addresses with commas between them, each alone or as Name <address>',
);

/**
 * The desk's settings; undefined where it is off: by `DESK=0`, or because nobody may sign in. In a demonstration the
 * operator's own address may.
 */
export function readDeskSettings(
  read: ReadSetting,
  { operator, isDemonstration }: { operator: Operator; isDemonstration: boolean },
): DeskSettings | undefined {
  const isOn = (read('DESK', yesOrNo) ?? '1') === '1';
  const deskPort = read('DESK_PORT', port) ?? 4174;
  const settings = {
    port: deskPort,
    host: read('DESK_HOST', host) ?? '127.0.0.1',
    url: withoutTrailingSlashes(read('DESK_URL', webAddress) ?? `http://localhost:${deskPort}`),
    staff: read('DESK_STAFF', staffList) ?? (isDemonstration ? [ofTheOffice(operator)] : []),
  };
  return isOn && settings.staff.length > 0 ? settings : undefined;
}

function ofTheOffice({ email }: Operator): StaffMember {
  return { email: email.toLowerCase(), name: 'The office' };
}

/** `Asha <asha@example.com>, ben@example.com`; undefined when one of them is no address. */
function readStaff(value: string): StaffMember[] | undefined {
  const members = value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [, name = '', email = entry] = /^([^<>]*)<([^<>]+)>$/.exec(entry) ?? [];
      return { email: email.trim().toLowerCase(), name: name.trim() || nameOf(email) };
    });
  return members.length > 0 && members.every(({ email }) => z.safeParse(emailAddress, email).success)
    ? members
    : undefined;
}

/** What stands before the @. */
function nameOf(email: string): string {
  return email.trim().split('@')[0] ?? email;
}
