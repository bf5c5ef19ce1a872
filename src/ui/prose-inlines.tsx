import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Inline } from '#contract/prose.ts';

export const plainText = (line: readonly Inline[]): string => line.map(({ text }) => text).join('');

/** A line of text with its links and what is set strong. */
export function inlines(line: readonly Inline[]): ReactNode {
  return line.map((part, index) => {
    const key = `${index}:${part.text.slice(0, 20)}`;
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>;
    if (part.kind === 'emphasis') return <em key={key}>{part.text}</em>;
    if (part.kind === 'link') return <ProseLink key={key} href={part.href} text={part.text} />;
    return part.text;
  });
}

const linkClass = 'font-medium text-accent underline underline-offset-4';

function ProseLink({ href, text }: { href: string; text: string }) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} rel="noopener" className={linkClass}>
        {text}
      </a>
    );
  }
  const [to = '/', hash = ''] = href.split('#');
  return (
    <Link to={to} hash={hash} className={linkClass}>
      {text}
    </Link>
  );
}
