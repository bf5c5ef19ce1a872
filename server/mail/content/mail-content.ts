import { firstName } from '#contract/words/first-name.ts';
import { isPlainName } from '#server/mail/content/without-addresses.ts';

/** What a mail says, once; written as plain text and as HTML by the same hand. */
export interface MailContent {
  subject: string;
  heading: string;
  parts: MailPart[];
  /** Small print at the end. */
  footer: string[];
}

export type MailPart =
  | { kind: 'paragraph'; text: string }
  /** Names and what belongs to them; a value may be a link. */
  | { kind: 'facts'; title?: string; facts: Fact[] }
  /** What a visitor wrote, as they wrote it. */
  | { kind: 'words'; title: string; text: string }
  | { kind: 'list'; title: string; lines: readonly string[] }
  /** Amounts in dollars; the last line is the sum. */
  | { kind: 'amounts'; title: string; lines: [label: string, dollars: number][] }
  | { kind: 'button'; label: string; href: string };

export interface Fact {
  label: string;
  value: string;
  href?: string;
}

/** Leaves out what there is nothing to say about. */
export function factsOf(facts: readonly (Fact | false | undefined)[]): Fact[] {
  return facts.filter((fact) => fact !== undefined && fact !== false);
}

/** Facts under a title, at most so many and how many more there are; nothing where there are none. */
export function factsPart(title: string, facts: readonly Fact[], most = facts.length): MailPart[] {
  if (facts.length === 0) return [];
  const more = facts.length - most;
  const shown = [...facts.slice(0, most), ...(more > 0 ? [{ label: 'And more', value: String(more) }] : [])];
  return [{ kind: 'facts', title, facts: shown }];
}

/** Leads the office to its desk; nothing where there is none. */
export function deskButton(label: string, href: string | undefined): MailPart[] {
  return href === undefined ? [] : [{ kind: 'button', label, href }];
}

/** An address one writes to with a press. */
export function emailFact(email: string): Fact {
  const href = `mailto:${encodeURI(email).replace(/[?&]/g, encodeURIComponent)}`;
  return { label: 'Email', value: email, href };
}

export function greeting(name: string): string {
  return isPlainName(name) ? `Hello ${name},` : 'Hello,';
}

/** As one begins a letter of one's own: by the first name. */
export function dear(name: string): string {
  return isPlainName(name) ? `Dear ${firstName(name)},` : 'Dear traveller,';
}

export function paragraph(text: string): MailPart {
  return { kind: 'paragraph', text };
}
