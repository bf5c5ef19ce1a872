import type postcss from 'postcss';

/** What Tailwind asks before it mixes a colour. */
const mixesColours = '(color: color-mix(in lab, red, red))';

/**
 * Takes out of the styles what Tailwind adds for browsers older than `cssTarget` of vite.config.ts: plain colours before mixed
 * ones, and values of its own properties where `@property` is not known. All of it would stand in every page.
 */
export function leanStyles(): postcss.Plugin {
  return {
    postcssPlugin: 'lean-styles',
    AtRule: {
      supports(rule) {
        if (rule.params === mixesColours && rule.nodes?.every(isDeclaration)) putInPlace(rule, rule.nodes);
      },
      layer(rule) {
        if (rule.params === 'properties' && rule.nodes !== undefined) rule.remove();
      },
    },
  };
}

/** What is declared under a condition that always holds takes the place of what was declared before it. */
function putInPlace(rule: postcss.AtRule, declared: postcss.Declaration[]): void {
  const properties = new Set(declared.map(({ prop }) => prop));
  const before = rule.parent?.nodes?.slice(0, rule.parent.index(rule)) ?? [];
  for (const node of before) if (isDeclaration(node) && properties.has(node.prop)) node.remove();
  rule.replaceWith(declared);
}

function isDeclaration(node: postcss.ChildNode): node is postcss.Declaration {
  return node.type === 'decl';
}
