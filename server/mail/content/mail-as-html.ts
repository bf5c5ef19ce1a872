import type { ThemeColours } from '#contract/site/palette.ts';
import { columnFormat } from '#contract/words/money.ts';
import { splitAtAddresses } from '#contract/words/web-addresses.ts';
import type { Fact, MailContent, MailPart } from '#server/mail/content/mail-content.ts';
import { escapeHtml } from '#server/mail/escape-html.ts';
import type { Operator } from '#server/settings/operator.ts';

/*
 * Mail programs know tables and inline styles, and little else. The colours are those of the site's light theme; dark
 * programs invert them by themselves.
 */
const serif = "font-family:'Brygada 1918',Georgia,serif";
const text = 'font-family:Figtree,-apple-system,Segoe UI,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55';

/** A mail as HTML. Everything in it is text: nothing a visitor typed becomes markup. */
export function mailAsHtml(content: MailContent, { name, palette }: Pick<Operator, 'name' | 'palette'>): string {
  const { subject, heading, parts, footer } = content;
  const { paper, surface, ink, subtle, line } = palette.light;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${paper};color:${ink}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${surface};border:1px solid ${line};border-radius:16px">
<tr><td style="padding:28px 28px 12px;${text}">
<p style="margin:0 0 4px;font-size:14px;color:${subtle}">${escapeHtml(name)}</p>
<h1 style="${serif};margin:0 0 20px;font-size:28px;line-height:1.2;font-weight:600">${escapeHtml(heading)}</h1>
${parts.map((part) => partHtml(part, palette.light)).join('\n')}
</td></tr>
<tr><td style="padding:12px 28px 24px;${text};font-size:14px;color:${subtle}">${footer.map((words) => linked(words, subtle)).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function partHtml(part: MailPart, colours: ThemeColours): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 20px">${linked(part.text, colours.accent)}</p>`;
    case 'facts':
      return `${headingOf(part.title, colours)}${table(part.facts.map((fact) => factRow(fact, colours)))}`;
    case 'words':
      return `${headingOf(part.title, colours)}<blockquote style="margin:0 0 20px;padding:12px 16px;background:${colours.sand};border-radius:12px">${lines(part.text)}</blockquote>`;
    case 'list':
      return `${headingOf(part.title, colours)}<ul style="margin:0 0 20px;padding:0 0 0 20px">${part.lines.map((line) => `<li style="margin:0 0 4px">${escapeHtml(line)}</li>`).join('')}</ul>`;
    case 'amounts':
      return `${headingOf(part.title, colours)}${table(amountRows(part.lines, colours))}`;
    case 'button':
      return `<p style="margin:0 0 24px"><a href="${escapeHtml(part.href)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${colours.primary};color:${colours['on-primary']};font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>`;
  }
}

function headingOf(words: string | undefined, { primary }: ThemeColours): string {
  if (words === undefined) return '';
  return `<h2 style="${serif};margin:0 0 6px;font-size:19px;font-weight:600;color:${primary}">${escapeHtml(words)}</h2>`;
}

function table(rows: string[]): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join('')}</table>`;
}

function cellOf({ line }: ThemeColours): string {
  return `padding:6px 0;vertical-align:top;border-top:1px solid ${line}`;
}

function factRow({ label, value, href }: Fact, colours: ThemeColours): string {
  const cell = cellOf(colours);
  const shown = href === undefined ? lines(value) : link(href, value, colours.accent);
  return `<tr><td style="${cell};padding-right:16px;width:30%;color:${colours.muted}">${escapeHtml(label)}</td><td style="${cell}">${shown}</td></tr>`;
}

function amountRows(all: readonly [label: string, dollars: number][], colours: ThemeColours): string[] {
  const cell = cellOf(colours);
  const format = columnFormat(all.map(([, dollars]) => dollars));
  return all.map(([label, dollars], line) => {
    const weight = line === all.length - 1 ? ';font-weight:600' : '';
    return `<tr><td style="${cell}${weight}">${escapeHtml(label)}</td><td align="right" style="${cell}${weight};white-space:nowrap">${format(dollars)}</td></tr>`;
  });
}

/** Our own words: a mail program that makes links itself takes the full stop along, or makes none. */
function linked(words: string, colour: string): string {
  return splitAtAddresses(words)
    .map((part, place) => (place % 2 === 0 ? lines(part) : link(part, part, colour)))
    .join('');
}

function link(href: string, words: string, colour: string): string {
  return `<a href="${escapeHtml(href)}" style="color:${colour}">${escapeHtml(words)}</a>`;
}

function lines(words: string): string {
  return escapeHtml(words).replace(/\r\n|\r|\n/g, '<br>');
}
