import { expect, onTestFinished, test } from 'vitest';
import { contrast, leastContrast } from '#contract/contrast.ts';
import { grounds, marks, ownPalette, pairs, textColours, themeNames } from '#contract/palette.ts';
import { reportOn } from '#scripts/content/content-report.ts';
import { ContentError } from '#server/content-error.ts';
import { readSite } from '#server/site/read-site.ts';
import { type ContentFiles, smallContent, writeContent } from '#tests/support/small-content.ts';
import { testClock } from '#tests/support/test-app.ts';

/* The operator's logo and colours, `content/site/brand/`. */

const isDemonstration = true;

/** The small catalogue with these files in its folder of the brand. */
function contentWith(files: ContentFiles): string {
  const brand = Object.entries(files).map(([name, file]) => [`site/brand/${name}`, file]);
  const { folder, remove } = writeContent({ ...smallContent(), ...Object.fromEntries(brand) });
  onTestFinished(remove);
  return folder;
}

/** What is wrong with them, a line each. */
function problemsOf(files: ContentFiles): string[] {
  try {
    readSite(contentWith(files), { isDemonstration });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

const brandOf = (files: ContentFiles) => readSite(contentWith(files), { isDemonstration }).brand;

const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">';
const disc = '<circle cx="32" cy="32" r="30" fill="#0b4f6c"/>';
const logo = (inner: string) => ({ 'logo.svg': `${head}${inner}</svg>` });
const shapes = 'save it as shapes alone';

test.each([
  [
    'a photograph by that name',
    '\u0089PNG\r\n\u001a\n',
    /^is no SVG, whatever its name says; save the logo as an SVG$/,
  ],
  ['a page', '<html><body/></html>', /^is no SVG/],
  ['nothing', '', /^is no SVG/],
  ['half a file', `${head}<g>${disc}`, /^is no whole SVG \(<svg> is not closed\); save it once more$/],
  ['tags that cross', `${head}<g><defs></g></defs></svg>`, /^is no whole SVG \(<\/g> closes nothing\)/],
  ['two drawings', `${head}${disc}</svg>${head}</svg>`, /^is no whole SVG \(it holds more than one <svg>\)/],
  ['a tag that is none', `${head}<circle r=3/></svg>`, /^is no whole SVG \(<circle r=3\/> is no tag\)/],
  [
    'no namespace',
    `<svg viewBox="0 0 64 64">${disc}</svg>`,
    /^does not say that it is an SVG; write xmlns="http:\/\/www\.w3\.org\/2000\/svg" into its first tag$/,
  ],
  [
    'no viewBox',
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${disc}</svg>`,
    /^has no viewBox; write the one it is drawn in, such as viewBox="0 0 64 64"$/,
  ],
  [
    'a viewBox of words',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="auto">${disc}</svg>`,
    /^has viewBox="auto"; write four numbers/,
  ],
  [
    'a wide banner',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">${disc}</svg>`,
    /^is 300 by 100; save one about as wide as high, 1\.25 to 1 at most, as icons are$/,
  ],
  [
    'too many bytes',
    `${head}<path d="${'M0 0'.repeat(13_000)}"/></svg>`,
    /^has 53 kB; save it smaller, with 50 kB at most$/,
  ],
])('a logo that is %s is refused in one line (B-437)', (_, svg, reason) => {
  const [problem = '', ...others] = problemsOf({ 'logo.svg': svg });
  expect(others).toEqual([]);
  const place = 'site/brand/logo.svg: the file: ';
  expect(problem.startsWith(place)).toBe(true);
  expect(problem.slice(place.length)).toMatch(reason);
});

test.each([
  ['a script', '<script>alert(1)</script>', `holds <script>; ${shapes}`],
  ['a script by another name', '<svg:script>alert(1)</svg:script>', `holds <svg:script>; ${shapes}`],
  ['an event handler', '<g onload="alert(1)"/>', `runs something (onload); ${shapes}`],
  ['an event handler in capitals', "<g OnClick='alert(1)'/>", `runs something (OnClick); ${shapes}`],
  ['a page', '<foreignObject><p/></foreignObject>', `holds <foreignObject>; ${shapes}`],
  ['what plays', '<animate attributeName="r"/>', `holds <animate>; ${shapes}`],
  ['what sets an address later', '<set attributeName="href" to="x"/>', `holds <set>; ${shapes}`],
  ['a link', '<a href="https://x.example"/>', `holds <a>; ${shapes}`],
  ['a picture', '<image href="data:image/png;base64,AA"/>', `holds a picture; ${shapes}`],
  ['text', '<text>Baobab</text>', 'holds text, whose font is not everywhere; save it as shapes (outlines)'],
  [
    'a shape of another file',
    '<use href="https://x.example/a.svg#b"/>',
    `names https://x.example/a.svg#b, which is not in it; ${shapes}`,
  ],
  [
    'a shape of a file beside it',
    '<use xlink:href="other.svg#b"/>',
    `names other.svg#b, which is not in it; ${shapes}`,
  ],
  ['a fill from elsewhere', '<path fill="url(https://x.example/a)"/>', `brings something in (fill); ${shapes}`],
  ['an address in disguise', '<path style="fill:u&#x72;l(//x)"/>', `brings something in (style); ${shapes}`],
  ['a style from elsewhere', '<style>@import "a.css";</style>', `has a style that brings something in; ${shapes}`],
  ['a font', '<style>a{src:url(//x.example/f)}</style>', `has a style that brings something in; ${shapes}`],
  ['hidden data', '<style><![CDATA[a{}]]></style>', `declares what is not drawn (<![CDATA[a{}…); ${shapes}`],
])('a logo with %s is refused in one line', (_, inner, reason) => {
  expect(problemsOf(logo(inner))).toEqual([`site/brand/logo.svg: the file: ${reason}`]);
});

test.each([
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${head}${disc}</svg>`, /^declares entities; save it as shapes alone$/],
  [
    'a style sheet beside it',
    `<?xml-stylesheet href="a.css"?>${head}${disc}</svg>`,
    /^takes its styles from elsewhere/,
  ],
])('a logo with %s is refused in one line', (_, svg, reason) => {
  const [problem = '', ...others] = problemsOf({ 'logo.svg': svg });
  expect(others).toEqual([]);
  expect(problem.replace('site/brand/logo.svg: the file: ', '')).toMatch(reason);
});

test('a logo as drawing programs save it is read as it is', () => {
  const svg = [
    '\uFEFF<?xml version="1.0" encoding="UTF-8"?>',
    '<!-- Made by hand -->',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0,0 100 80" width="100%">',
    '<title>Baobab &amp; Tide</title><style>path{fill:url(#a)} .b{fill:#fff}</style>',
    "<defs><linearGradient id='a'><stop offset='0' stop-color='#fff'/></linearGradient><g id='b'/></defs>",
    '<metadata><rdf:RDF></rdf:RDF></metadata>',
    '<path\n  d="M0 0h9v9z"\n  style="fill:url(#a)" /><use xlink:href="#b"/><path fill="url(\'#a\')" d="M0 0"/>',
    '</svg>',
    '',
  ].join('\n');
  expect(brandOf({ 'logo.svg': svg }).logo).toBe(svg);
});

const theme = { paper: '#f7fafb', ink: '#10242c', primary: '#0b4f6c', accent: '#a53d17' };
const night = { paper: '#0b1a20', ink: '#e6f1f4', primary: '#7cc7e8', accent: '#ff9f6b' };
const colours = (light: object, dark: object = {}) => ({ 'palette.json': { light, dark } });

test.each([
  ['a name', colours({ paper: 'white' }), 'light.paper: write a colour such as #1f4a38'],
  ['a short colour', colours({ paper: '#fff' }), 'light.paper: write a colour such as #1f4a38'],
  ['a colour that can be seen through', colours({}, { ink: '#ffffff80' }), 'dark.ink: write a colour such as #1f4a38'],
  ['a number', colours({ accent: 7 }), 'light.accent: write a colour such as #1f4a38'],
  ['a colour nobody knows', colours({ button: '#000000' }), 'light.button: is no field here; take it out'],
  [
    'one theme alone',
    { 'palette.json': { light: theme } },
    'dark: write the colours of this theme as well, such as { "primary": "#8ccba4" }',
  ],
  ['no JSON', { 'palette.json': '{' }, 'line 1, column 2: is not JSON; the file ends too early'],
  [
    'text that is too pale',
    colours({ ink: '#8a8a8a' }),
    'light.ink: ink #8a8a8a on a tinted part #f5f1e7 has a contrast of 3.06, and text needs 4.5; write a darker ink, such as #6c6c6c',
  ],
  [
    'buttons whose words are lost in them',
    colours({ primary: '#e9a13b' }),
    'light.primary: primary #e9a13b on a tinted part #f3e8d3 has a contrast of 1.79, and text needs 4.5; write a darker primary, such as #875d22',
  ],
  [
    'an accent that is too dark at night',
    colours({}, { accent: '#a8431c' }),
    /^dark\.accent: accent #a8431c on .* has a contrast of \d\.\d\d, and text needs 4\.5; write a lighter accent, such as #/,
  ],
  [
    'a paper under which the other colours are lost',
    colours({ paper: '#c9c9c9' }),
    /^light\.paper: \w+ #\w+ on .* has a contrast of [\d.]+, and text needs 4\.5; write a lighter paper, such as #/,
  ],
  [
    'a night in daylight',
    colours({ paper: '#101010', ink: '#ffffff' }),
    'light.paper: paper #101010 and ink #ffffff are not those of a light theme; write a paper lighter than the ink',
  ],
])('colours with %s are refused in one line (B-437)', (_, files, expected) => {
  const [problem = '', ...others] = problemsOf(files);
  expect(others).toEqual([]);
  const place = 'site/brand/palette.json: ';
  expect(problem.startsWith(place)).toBe(true);
  expect(problem.slice(place.length)).toMatch(expected);
});

test('each theme and each colour is judged by itself, in a line of its own', () => {
  const problems = problemsOf(colours({ primary: '#e9a13b', accent: '#e9a13b' }, { primary: '#1f4a38' }));
  expect(problems.map((problem) => problem.split(': ')[1])).toEqual(['light.primary', 'light.accent', 'dark.primary']);
});

test('the colour a refusal proposes is not refused (B-438)', () => {
  const [problem = ''] = problemsOf(colours({ accent: '#e9a13b' }));
  const proposed = problem.split('such as ')[1];
  expect(proposed).toMatch(/^#[0-9a-f]{6}$/);
  expect(problemsOf(colours({ accent: proposed }))).toEqual([]);
});

test.each([
  ['all of them', colours(theme, night)],
  ['the primary colour alone', colours({ primary: '#0B4F6C' }, { primary: '#7cc7e8' })],
  ['the paper alone', colours({ paper: '#ffffff' }, { paper: '#000000' })],
  ['the ink alone', colours({ ink: '#000000' }, { ink: '#ffffff' })],
])('of %s every colour of both themes is made, and seen on what it stands on (B-438)', (_, files) => {
  const { palette } = brandOf(files);
  expect(palette).not.toEqual(ownPalette);
  for (const name of themeNames) {
    const of = palette[name];
    expect(Object.keys(of)).toEqual(Object.keys(ownPalette[name]));
    for (const colour of Object.values(of)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    for (const ground of grounds) {
      for (const text of textColours) expect(contrast(of[text], of[ground])).toBeGreaterThanOrEqual(leastContrast.text);
      for (const mark of marks) expect(contrast(of[mark], of[ground])).toBeGreaterThanOrEqual(leastContrast.marks);
    }
    for (const [text, ground] of pairs)
      expect(contrast(of[text], of[ground])).toBeGreaterThanOrEqual(leastContrast.text);
    // What a form says below the footer's field, and its button (src/features/newsletter).
    expect(contrast('#ffb4a9', of.footer)).toBeGreaterThanOrEqual(leastContrast.text);
    expect(contrast('#ffd79a', of.footer)).toBeGreaterThanOrEqual(leastContrast.marks);
  }
});

test('without a folder, and with colours that say nothing, the look is the project’s own', () => {
  expect(brandOf({})).toEqual({ palette: ownPalette });
  expect(brandOf(colours({}))).toEqual({ palette: ownPalette });
  expect(brandOf({ '.DS_Store': 'x' })).toEqual({ palette: ownPalette });
});

test('a file the folder is not read for is told, with those it may hold', () => {
  expect(problemsOf({ 'logo.png': 'x' })).toEqual([
    'site/brand/logo.png: the file: is not read here; there may be logo.svg and palette.json',
  ]);
});

test('the check of the content says the same as the start', () => {
  const path = contentWith({ ...logo('<script/>'), ...colours({ paper: '#fff' }) });
  expect(reportOn({ path, isDemonstration: false }, testClock).problems).toEqual([
    `site/brand/logo.svg: the file: holds <script>; ${shapes}`,
    'site/brand/palette.json: light.paper: write a colour such as #1f4a38',
  ]);
});
