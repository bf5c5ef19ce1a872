import { expect, test } from 'vitest';
import { wordCount } from '#contract/records/prose-text.ts';
import { parseMarkdown } from '#server/content/catalogue/records/markdown.ts';
import { linksOf, readingMinutes } from '#server/content/catalogue/records/prose-facts.ts';

function proseOf(markdown: string) {
  const { prose, problems } = parseMarkdown(markdown);
  expect(problems).toEqual([]);
  return prose;
}

function reasonsOf(markdown: string): string[] {
  return parseMarkdown(markdown).problems.map(({ line, reason }) => `${line}: ${reason}`);
}

test('headings get an id from their words, and a repeated one a number', () => {
  expect(proseOf("## When to go?\n\n### L'été à Malindi\n\n## When to go?")).toEqual([
    { kind: 'heading', level: 2, id: 'when-to-go', text: 'When to go?' },
    { kind: 'heading', level: 3, id: 'lete-a-malindi', text: "L'été à Malindi" },
    { kind: 'heading', level: 2, id: 'when-to-go-2', text: 'When to go?' },
  ]);
});

test('a paragraph keeps strong, emphasis and links, and a line break becomes a space', () => {
  expect(proseOf('See the **big** *five* in\n[the Mara](/destinations/maasai-mara).')).toEqual([
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'See the ' },
        { kind: 'strong', text: 'big' },
        { kind: 'text', text: ' ' },
        { kind: 'emphasis', text: 'five' },
        { kind: 'text', text: ' in ' },
        { kind: 'link', text: 'the Mara', href: '/destinations/maasai-mara' },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
});

test('lists are ordered or not, and tight or loose alike', () => {
  const item = (text: string) => [{ kind: 'text', text }];
  expect(proseOf('- one\n- two')).toEqual([{ kind: 'list', ordered: false, items: [item('one'), item('two')] }]);
  expect(proseOf('1. one\n\n2. two')).toEqual([{ kind: 'list', ordered: true, items: [item('one'), item('two')] }]);
});

test('a table has a head and rows', () => {
  const cell = (text: string) => [{ kind: 'text', text }];
  expect(proseOf('| a | b |\n|---|---|\n| 1 | 2 |')).toEqual([
    { kind: 'table', head: [cell('a'), cell('b')], rows: [[cell('1'), cell('2')]] },
  ]);
});

test('a quote is a line', () => {
  expect(proseOf('> Go slowly.')).toEqual([{ kind: 'quote', content: [{ kind: 'text', text: 'Go slowly.' }] }]);
});

test('what the tree cannot hold is refused with its line', () => {
  const passages = 'write plain text, **strong**, *emphasis* or [words](link)';
  const blocks = 'write ## or ### headings, paragraphs, lists, > quotes and tables';
  const html = `3: HTML cannot be shown; ${passages}`;
  expect(reasonsOf('fine\n\n<b>bold</b>')).toEqual([html, html]);
  expect(reasonsOf('![a](/b.png)')).toEqual([`1: a picture cannot be shown; ${passages}`]);
  expect(reasonsOf('`code`')).toEqual([`1: code cannot be shown; ${passages}`]);
  expect(reasonsOf('# Title')).toEqual(['1: a heading of level 1; write ## or ###']);
  expect(reasonsOf('- a\n  - b')).toEqual([
    '1: a list item holds more than a paragraph; write one paragraph in it, and the rest below it',
  ]);
  expect(reasonsOf('**[a](/b)**')).toEqual([
    '1: a link cannot stand in a heading, a link, **strong** or *emphasis*; write plain text there',
  ]);
  expect(reasonsOf('a\n\n---\n\nb')).toEqual([`3: a line across cannot be shown; ${blocks}`]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'tours',
  'http:///x',
  'ftp://a.b',
])('a link to %s is refused', (href) => {
  expect(reasonsOf(`[a](<${href}>)`)).toHaveLength(1);
});

test.each([
  'https://www.kws.go.ke',
  'http://a.example/x?y=1',
  'mailto:a@b.example',
  '/tours?tier=mid',
  '/',
  '#cookies',
])('a link to %s is kept', (href) => {
  expect(linksOf(proseOf(`[a](<${href}>)`))).toEqual([href]);
});

test('reading takes a minute for each 220 words begun, and never less than one', () => {
  const minutes = (words: number) =>
    readingMinutes(proseOf(Array.from({ length: words }, () => 'word').join(' ') || '.'));
  expect([minutes(0), minutes(220), minutes(221), minutes(880)]).toEqual([1, 1, 2, 4]);
});

test('words are counted in headings, lists, tables and links, and punctuation is not a word', () => {
  expect(wordCount(proseOf('## One two\n\n- three – four\n\n| five |\n|---|\n| [six seven](/tours) |'))).toBe(7);
});
