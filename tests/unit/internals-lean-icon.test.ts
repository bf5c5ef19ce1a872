import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createLeanIcon from '#platform/internals/lean-icon.ts';

/** Every icon the site asks for, by Lucide's name of its component. */
const asked = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .flatMap((source) => /import \{([^}]*)\} from 'lucide-react'/.exec(source)?.[1]?.split(',') ?? [])
  .map((name) => name.trim().replace(/ as .*/, ''))
  .filter((name) => name !== '' && !name.startsWith('type '));

const icons = [...new Set(asked)].sort();
const all: Record<string, unknown> = { ...lucide };

/** The markup's tags and attributes in one order, without Lucide's own classes, by which nothing here is styled. */
function drawn(markup: string): string[] {
  const parts = markup.match(/<\/?\w+|[\w-]+="[^"]*"/g) ?? [];
  return parts
    .map((part) => part.replaceAll(/\blucide[\w-]*\s*/g, ''))
    .filter((part) => part !== 'class=""')
    .sort();
}

test.each(icons)('%s is drawn as Lucide draws it', (name) => {
  const Icon = all[name] as typeof lucide.Menu;
  const looks = { 'aria-hidden': true, size: 18, strokeWidth: 1.75, className: 'shrink-0' } as const;
  const rendered = (Icon as unknown as { render: (props: object) => { props: { icon: unknown } } }).render({});
  const Lean = createLeanIcon(rendered.props.icon as Parameters<typeof createLeanIcon>[0]);
  expect(drawn(renderToStaticMarkup(createElement(Lean, looks)))).toEqual(
    drawn(renderToStaticMarkup(createElement(Icon, looks))),
  );
  expect(drawn(renderToStaticMarkup(createElement(Lean, { 'aria-hidden': true })))).toEqual(
    drawn(renderToStaticMarkup(createElement(Icon, { 'aria-hidden': true }))),
  );
});
