/** What a visitor's telephone, a tab and a home screen may be asked for. */
const mostBytes = 50_000;

/** How much longer one side may be than the other. */
const mostStretched = 1.25;

/** What draws, and nothing that runs, plays, or brings something else in. */
const drawing = new Set(
  [
    'svg g defs symbol use title desc metadata style switch',
    'path rect circle ellipse line polyline polygon',
    'linearGradient radialGradient stop pattern clipPath mask marker',
    'filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR',
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset',
  ].flatMap((names) => names.split(' ')),
);

const asShapes = 'save it as shapes alone';

/** One part of a file in the order it is read: a comment, an instruction, a tag, or the text between them. */
const part = /<!--[\s\S]*?-->|<[^<>]*>|[^<]+|</g;
const attribute = /\s([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

interface Tag {
  name: string;
  attributes: Map<string, string>;
}

/**
 * Why a file cannot be the operator's logo, and what to do; undefined when it can. It is shown on every page, opened by itself
 * and drawn by the build, so it holds shapes and nothing else: no scripts, no fonts, and nothing of other places.
 */
export function logoProblem(svg: string): string | undefined {
  const bytes = Buffer.byteLength(svg);
  if (bytes > mostBytes)
    return `has ${Math.ceil(bytes / 1000)} kB; save it smaller, with ${mostBytes / 1000} kB at most`;
  if (/<!entity/i.test(svg)) return `declares entities; ${asShapes}`;
  const open: string[] = [];
  let root: Tag | undefined;
  for (const [text] of svg.replace(/^\uFEFF/, '').matchAll(part)) {
    if (text.startsWith('<!--') || text.startsWith('<?')) {
      if (/^<\?xml-stylesheet/i.test(text)) return `takes its styles from elsewhere; ${asShapes}`;
      continue;
    }
    if (/^<!doctype\b[^[]*>$/i.test(text)) continue;
    if (text.startsWith('<!')) return `declares what is not drawn (${text.slice(0, 12)}…); ${asShapes}`;
    if (text === '<') return notWhole('a < stands alone');
    if (!text.startsWith('<')) {
      if (open.length === 0 && text.trim() !== '') return isNone;
      if (open.at(-1) === 'style' && bringsIn(text)) return `has a style that brings something in; ${asShapes}`;
      continue;
    }
    if (text.startsWith('</')) {
      const name = text.slice(2, -1).trim();
      if (open.pop() !== name) return notWhole(`</${name}> closes nothing`);
      continue;
    }
    const tag = tagOf(text);
    if (tag === undefined) return notWhole(`${text.slice(0, 24)} is no tag`);
    const problem = root === undefined ? rootProblem(tag) : tagProblem(tag);
    if (problem !== undefined) return problem;
    if (root !== undefined && open.length === 0) return notWhole('it holds more than one <svg>');
    root ??= tag;
    if (!text.endsWith('/>')) open.push(tag.name);
  }
  if (root === undefined) return isNone;
  const [unclosed] = open;
  return unclosed === undefined ? undefined : notWhole(`<${unclosed}> is not closed`);
}

const isNone = 'is no SVG, whatever its name says; save the logo as an SVG';

function notWhole(reason: string): string {
  return `is no whole SVG (${reason}); save it once more`;
}

/** Undefined where something stands in it that is neither its name nor an attribute. */
function tagOf(text: string): Tag | undefined {
  const [, name = '', rest = ''] = /^<([\w:.-]+)([\s\S]*?)\/?>$/.exec(text) ?? [];
  if (name === '' || rest.replace(attribute, '').trim() !== '') return undefined;
  const attributes = [...rest.matchAll(attribute)].map(
    ([, key = '', one, other]) => [key, one ?? other ?? ''] as const,
  );
  return { name, attributes: new Map(attributes) };
}

function rootProblem(tag: Tag): string | undefined {
  if (tag.name !== 'svg') return isNone;
  if (tag.attributes.get('xmlns') !== 'http://www.w3.org/2000/svg') {
    return 'does not say that it is an SVG; write xmlns="http://www.w3.org/2000/svg" into its first tag';
  }
  const box = tag.attributes.get('viewBox');
  if (box === undefined) return 'has no viewBox; write the one it is drawn in, such as viewBox="0 0 64 64"';
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) return `has viewBox="${box}"; write four numbers, such as viewBox="0 0 64 64"`;
  if (Math.max(width, height) > Math.min(width, height) * mostStretched) {
    return `is ${width} by ${height}; save one about as wide as high, ${mostStretched} to 1 at most, as icons are`;
  }
  return tagProblem(tag);
}

function tagProblem({ name, attributes }: Tag): string | undefined {
  if (name === 'text' || name === 'tspan')
    return 'holds text, whose font is not everywhere; save it as shapes (outlines)';
  if (name === 'image') return 'holds a picture; save it as shapes alone';
  // An editor's notes on its own work draw nothing.
  if (!drawing.has(name) && !/^(?:sodipodi|inkscape|rdf|cc|dc):/.test(name)) return `holds <${name}>; ${asShapes}`;
  for (const [key, value] of attributes) {
    if (/^on/i.test(key)) return `runs something (${key}); ${asShapes}`;
    if (/^(?:xlink:)?href$/i.test(key) && !/^#[\w.:-]+$/.test(value)) {
      return `names ${value.slice(0, 40)}, which is not in it; ${asShapes}`;
    }
    if (!key.startsWith('xmlns') && bringsIn(value)) return `brings something in (${key}); ${asShapes}`;
  }
  return undefined;
}

/** Whether a style or a value names anything but a part of the same file, or may hide that it does. */
function bringsIn(text: string): boolean {
  return /@import|\\|&#|javascript:|url\(\s*["']?[^\s"'#]/i.test(text);
}
