import { type ESTree, parseSync, Visitor } from 'vite';
import { projectSources } from '#scripts/boundaries/sources.ts';

/*
 * Part of `npm run lint`: a text with something put in is written as one text. Of two that stand beside each other React makes two
 * nodes, and a translator one sentence (docs/decisions/036).
 */

type Parent = ESTree.JSXElement | ESTree.JSXFragment;

let found = 0;
for (const { path, text } of projectSources().filter((source) => /^src\/.*\.tsx$/.test(source.path))) {
  const visit = ({ children }: Parent) => {
    const parts = children.map((child) => ({ child, kind: kindOf(child) })).filter(({ kind }) => kind !== 'nothing');
    parts.slice(1).forEach(({ child, kind }, index) => {
      const before = parts[index];
      const kinds = [before?.kind, kind];
      if (before === undefined || kinds.includes('element') || !kinds.includes('put in')) return;
      const line = text.slice(0, child.start).split('\n').length;
      const words = text.slice(before.child.start, child.end).replaceAll(/\s+/g, ' ');
      console.error(`${path}:${line}: two texts beside each other, write one: ${words}`);
      found += 1;
    });
  };
  new Visitor({ JSXElement: visit, JSXFragment: visit }).visit(parseSync(path, text).program);
}
process.exitCode = found > 0 ? 1 : 0;

function kindOf(child: Parent['children'][number]): 'nothing' | 'text' | 'put in' | 'element' {
  if (child.type === 'JSXText') return child.value.trim() === '' ? 'nothing' : 'text';
  if (child.type !== 'JSXExpressionContainer') return 'element';
  const { expression } = child;
  if (expression.type === 'JSXEmptyExpression') return 'nothing';
  if (expression.type === 'Literal' && typeof expression.value === 'string')
    return expression.value.trim() === '' ? 'nothing' : 'text';
  return makesElements(expression) ? 'element' : 'put in';
}

/** Whether it stands for elements, as far as its form says. */
function makesElements(expression: ESTree.Node): boolean {
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true;
    case 'Literal':
      return expression.value === null;
    case 'Identifier':
      return ['children', 'icon', 'undefined'].includes(expression.name);
    case 'LogicalExpression':
      return makesElements(expression.right);
    case 'ConditionalExpression':
      return makesElements(expression.consequent) && makesElements(expression.alternate);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return makesElements(expression.expression);
    case 'CallExpression':
      return expression.arguments.some(makesElements);
    case 'ArrowFunctionExpression':
      return expression.body.type === 'BlockStatement' || makesElements(expression.body);
    default:
      return false;
  }
}
