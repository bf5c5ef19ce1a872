import { expect, test } from 'vitest';
import { contrast, leastContrast } from '#contract/site/contrast.ts';
import { grounds, marks, ownPalette, pairs, textColours, themeNames } from '#contract/site/palette.ts';
import { reportOn } from '#scripts/content/content-report.ts';
import { logoProblem } from '#server/content/site/brand/logo-problem.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { folderOf, problemsOf } from '#tests/support/content/content-folder.ts';
import { type ContentFiles, smallContent } from '#tests/support/small-content.ts';
import { testClock } from '#tests/support/test-app.ts';

/* The operator's logo and colours, `content/site/brand/`. */

/** The small catalogue with these files in its folder of the brand. */
function branded(files: ContentFiles): ContentFiles {
  const brand = Object.entries(files).map(([name, file]) => [`site/brand/${name}`, file]);
  return { ...smallContent(), ...Object.fromEntries(brand) };
}

const brandOf = (files: ContentFiles) => readSite(folderOf(branded(files)), { isDemonstration: true }).brand;

const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">';
const disc = '<circle cx="32" cy="32" r="30" fill="#0b4f6c"/>';
const shapes = 'save it as shapes alone';

test.each([
  ['is no SVG, whatever its name says; save the logo as an SVG', '\u0089PNG\r\n\u001a\n'],
  ['is no SVG, whatever its name says; save the logo as an SVG', ''],
  ['is no whole SVG (<svg> is not closed); save it once more', `${head}<g>${disc}`],
  ['is no whole SVG (</g> closes nothing); save it once more', `${head}<g><defs></g></defs></svg>`],
  ['is no whole SVG (it holds more than one <svg>); save it once more', `${head}${disc}</svg>${head}</svg>`],
  ['is no whole SVG (<circle r=3/> is no tag); save it once more', `${head}<circle r=3/></svg>`],
  [
    'does not say that it is an SVG; write xmlns="http://www.w3.org/2000/svg" into its first tag',
    `<svg viewBox="0 0 64 64">${disc}</svg>`,
  ],
  ['has no viewBox; write the one it is drawn in, such as viewBox="0 0 64 64"', head.replace(/ viewBox.*/, '/>')],
  ['has viewBox="auto"; write four numbers, such as viewBox="0 0 64 64"', head.replace('0 0 64 64', 'auto')],
  [
    'is 300 by 100; save one about as wide as high, 1.25 to 1 at most, as icons are',
    head.replace('0 0 64 64', '0 0 300 100'),
  ],
  ['has 53 kB; save it smaller, with 50 kB at most', `${head}<path d="${'M0 0'.repeat(13_000)}"/></svg>`],
  [`declares entities; ${shapes}`, `<!DOCTYPE svg [<!ENTITY a "b">]>${head}${disc}</svg>`],
  [`takes its styles from elsewhere; ${shapes}`, `<?xml-stylesheet href="a.css"?>${head}${disc}</svg>`],
])('of a logo it is told that it %s (B-437)', (problem, svg) => {
  expect(logoProblem(svg)).toBe(problem);
});

test.each([
  ...['script', 'svg:script', 'foreignObject', 'animate', 'set', 'a'].map((name) => [`<${name}/>`, `holds <${name}>`]),
  ['<g onload="alert(1)"/>', 'runs something (onload)'],
  ["<g OnClick='alert(1)'/>", 'runs something (OnClick)'],
  ['<image href="data:image/png;base64,AA"/>', 'holds a picture'],
  ['<use href="https://x.example/a.svg#b"/>', 'names https://x.example/a.svg#b, which is not in it'],
  ['<use xlink:href="other.svg#b"/>', 'names other.svg#b, which is not in it'],
  ['<path fill="url(https://x.example/a)"/>', 'brings something in (fill)'],
  ['<path style="fill:u&#x72;l(//x)"/>', 'brings something in (style)'],
  ['<style>@import "a.css";</style>', 'has a style that brings something in'],
  ['<style>a{src:url(//x.example/f)}</style>', 'has a style that brings something in'],
  ['<style><![CDATA[a{}]]></style>', 'declares what is not drawn (<![CDATA[a{}…)'],
])('a logo with %s %s (B-437)', (inner, problem) => {
  expect(logoProblem(`${head}${inner}</svg>`)).toBe(`${problem}; ${shapes}`);
});

test('a logo with text is to be saved as outlines', () => {
  expect(logoProblem(`${head}<text>Baobab</text></svg>`)).toMatch(/^holds text, .* save it as shapes \(outlines\)$/);
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
  [colours({ paper: 'white' }), 'light.paper: is "white"; write a colour such as #1f4a38'],
  [colours({ paper: '#fff' }), 'light.paper: is "#fff"; write a colour such as #1f4a38'],
  [colours({}, { ink: '#ffffff80' }), 'dark.ink: is "#ffffff80"; write a colour such as #1f4a38'],
  [colours({ button: '#000000' }), 'light.button: is no field here; take it out'],
  [
    { 'palette.json': { light: theme } },
    'dark: is missing; write the colours of this theme as well, such as { "primary": "#8ccba4" }',
  ],
  [
    colours({ ink: '#8a8a8a' }),
    'light.ink: ink #8a8a8a on a tinted part #f5f1e7 has a contrast of 3.06, and text needs 4.5; write a darker ink, such as #6c6c6c',
  ],
  [
    colours({ primary: '#e9a13b' }),
    'light.primary: primary #e9a13b on a tinted part #f3e8d3 has a contrast of 1.79, and text needs 4.5; write a darker primary, such as #875d22',
  ],
  [
    colours({}, { accent: '#a8431c' }),
    /dark\.accent: accent #a8431c on .* has a contrast of \d\.\d\d, and text needs 4\.5; write a lighter accent, such as #/,
  ],
  [
    colours({ paper: '#c9c9c9' }),
    /light\.paper: \w+ #\w+ on .* has a contrast of [\d.]+, and text needs 4\.5; write a lighter paper, such as #/,
  ],
  [
    colours({ paper: '#101010', ink: '#ffffff' }),
    'light.paper: paper #101010 and ink #ffffff are not those of a light theme; write a paper lighter than the ink',
  ],
])('colours of %j are refused in one line (B-437)', (files, line) => {
  const problems = problemsOf(branded(files));
  expect(problems).toEqual([expect.stringMatching(/^site\/brand\/palette\.json: /)]);
  expect(problems[0]).toMatch(line);
});

test('each theme and each colour is judged by itself, in a line of its own', () => {
  const problems = problemsOf(branded(colours({ primary: '#e9a13b', accent: '#e9a13b' }, { primary: '#1f4a38' })));
  expect(problems.map((problem) => problem.split(': ')[1])).toEqual(['light.primary', 'light.accent', 'dark.primary']);
});

test('the colour a refusal proposes is not refused (B-438)', () => {
  const [problem = ''] = problemsOf(branded(colours({ accent: '#e9a13b' })));
  const proposed = problem.split('such as ')[1];
  expect(proposed).toMatch(/^#[0-9a-f]{6}$/);
  expect(problemsOf(branded(colours({ accent: proposed })))).toEqual([]);
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

test('the check of the content says what the start says, each file in its line', () => {
  const files = { 'logo.svg': `${head}<script/></svg>`, 'logo.png': 'x', ...colours({ paper: '#fff' }) };
  const problems = [
    'site/brand/logo.png: the file: is not read here; there may be logo.svg and palette.json',
    `site/brand/logo.svg: the file: holds <script>; ${shapes}`,
    'site/brand/palette.json: light.paper: is "#fff"; write a colour such as #1f4a38',
  ];
  expect(problemsOf(branded(files))).toEqual(problems);
  const path = folderOf(branded(files));
  expect(reportOn({ path, isDemonstration: false }, testClock).problems).toEqual(problems);
});
