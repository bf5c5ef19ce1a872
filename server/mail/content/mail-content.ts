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
