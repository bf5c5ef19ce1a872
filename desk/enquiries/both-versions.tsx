import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import type { EnquiryChange, EnquiryState } from '#contract/desk/enquiry-work.ts';
import { formatDay } from '#contract/words/days.ts';
import { enquiryLooks } from '#desk/enquiries/enquiry-words.ts';
import { useStaffName } from '#desk/session/session.query.ts';
import { type Fact, Facts } from '#desk/shell/panel.tsx';

/** What an enquiry is now, and what somebody wanted of it who was slower. */
export function BothVersions({ now, wanted }: { now: DeskEnquiry; wanted: EnquiryChange }) {
  const nameOf = useStaffName();
  const inWords = {
    state: (state: EnquiryState) => enquiryLooks[state].name,
    owner: (owner: string | null) => (owner === null ? 'nobody' : nameOf(owner)),
    tags: (tags: readonly string[]) => tags.join(', ') || 'none',
    remindOn: (day: string | null) => (day === null ? 'no day' : formatDay(day)),
  };
  const facts: Fact[] = [];
  const add = (label: string, is: string, mine: string) =>
    facts.push({ label, value: `is ${is} now; you wanted ${mine}` });
  if (wanted.state !== undefined) add('State', inWords.state(now.state), inWords.state(wanted.state));
  if (wanted.owner !== undefined) add('Owner', inWords.owner(now.owner), inWords.owner(wanted.owner));
  if (wanted.tags !== undefined) add('Tags', inWords.tags(now.tags), inWords.tags(wanted.tags));
  if (wanted.remindOn !== undefined)
    add('Ask again', inWords.remindOn(now.remindOn), inWords.remindOn(wanted.remindOn));
  return <Facts facts={facts} />;
}
