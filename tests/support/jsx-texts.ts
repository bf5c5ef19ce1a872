import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

type Parent = ESTree.JSXElement | ESTree.JSXFragment;

/**
 * Texts in the sources of pages that stand beside each other, at least one of them put in: React makes two nodes of them, and a
 * translator one sentence.
 *
 * @returns `file:line: the two of them`
 */
export function textsBesideTexts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const found: string[] = [];
      const look = (parent: Parent) => {
        const children = parent.children.map((child) => ({ child, kind: kindOf(child) })).filter(({ kind }) => kind);
        for (const [index, { child, kind }] of children.entries()) {
          const before = children[index - 1];
          const kinds = [before?.kind, kind];
          if (kinds.includes('element') || !kinds.includes('put in') || before === undefined) continue;
          const line = source.slice(0, child.start).split('\n').length;
          found.push(`${file}:${line}: ${source.slice(before.child.start, child.end).replaceAll(/\s+/g, ' ')}`);
        }
      };
      new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync(file, source).program);
      return found;
    });
}

type Kind = 'text' | 'put in' | 'element' | undefined;

function kindOf(child: Parent['children'][number]): Kind {
  if (child.type === 'JSXText') return child.value.trim() === '' ? undefined : 'text';
  if (child.type !== 'JSXExpressionContainer') return 'element';
  const { expression } = child;
  if (expression.type === 'JSXEmptyExpression') return undefined;
  if (expression.type === 'Literal' && typeof expression.value === 'string')
    return expression.value.trim() === '' ? undefined : 'text';
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
      return expression.arguments.some((argument) => makesElements(argument));
    case 'ArrowFunctionExpression':
      return expression.body.type === 'BlockStatement' || makesElements(expression.body);
    default:
      return false;
  }
}
