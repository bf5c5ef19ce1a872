import { columnFormat } from '#contract/words/money.ts';
import type { MailContent, MailPart } from '#server/mail/content/mail-content.ts';

/** A mail as plain text, for programs and people who prefer it. */
export function mailAsText({ heading, parts, footer }: MailContent): string {
  return `${[heading, ...parts.map(partText), `-- \n${footer.join('\n')}`].join('\n\n')}\n`;
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text;
    case 'facts':
      return titled(
        part.title,
        part.facts.map(({ label, value, href }) => `${label}: ${value}${written(value, href)}`),
      );
    case 'words':
      return titled(
        part.title,
        part.text.split(/\r\n|\r|\n/).map((line) => `> ${line}`),
      );
    case 'list':
      return titled(
        part.title,
        part.lines.map((line) => `- ${line}`),
      );
    case 'amounts':
      return titled(part.title, columns(part.lines));
    case 'button':
      return `${part.label}:\n${part.href}`;
  }
}

function titled(title: string | undefined, lines: string[]): string {
  return (title === undefined ? lines : [title.toUpperCase(), ...lines]).join('\n');
}

/** A link is spelt out unless the value says the same. */
function written(value: string, href: string | undefined): string {
  return href === undefined || /^(mailto|tel):/.test(href) || href === value ? '' : `\n  ${href}`;
}

function columns(lines: readonly [label: string, dollars: number][]): string[] {
  const format = columnFormat(lines.map(([, dollars]) => dollars));
  const labelWidth = Math.max(...lines.map(([label]) => label.length)) + 2;
  const amountWidth = Math.max(...lines.map(([, dollars]) => format(dollars).length));
  return lines.map(([label, dollars]) => `${label.padEnd(labelWidth)}${format(dollars).padStart(amountWidth)}`);
}
