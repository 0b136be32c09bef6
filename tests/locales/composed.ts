import { join, relative } from 'node:path';
import ts from 'typescript';
import { packageRoot } from '../../src/home/index.js';

/** An id of a message that code puts together, and where. */
export interface Composed {
  readonly id: string;
  readonly at: string;
}

/**
 * The ids that `text(...)` and the log are given as a template whose parts have types that name all their values. Parts
 * that may be any string or number are left out: nothing tells what they will be.
 */
export function composedIds(): Composed[] {
  const root = packageRoot();
  const { config } = ts.readConfigFile(join(root, 'tsconfig.build.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(fileNames, { ...options, noEmit: true, skipLibCheck: true });
  const checker = program.getTypeChecker();
  const found: Composed[] = [];
  for (const file of program.getSourceFiles()) {
    const path = relative(root, file.fileName);
    if (!path.startsWith('src') || file.isDeclarationFile) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isTemplateExpression(node) && isId(node))
        for (const id of valuesOf(node, checker)) found.push({ id, at: `${path}:${lineOf(file, node)}` });
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

const lineOf = (file: ts.SourceFile, node: ts.Node): number =>
  file.getLineAndCharacterOfPosition(node.getStart()).line + 1;

/** The first argument of `text`, or the `id` of a sentence that is logged. */
function isId(node: ts.TemplateExpression): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression.getText() === 'text' && parent.arguments[0] === node;
  if (!ts.isPropertyAssignment(parent) || parent.name.getText() !== 'id') return false;
  const { parent: call } = parent.parent;
  return ts.isCallExpression(call) && /\blog$/.test(call.expression.getText());
}

function valuesOf({ head, templateSpans }: ts.TemplateExpression, checker: ts.TypeChecker): string[] {
  let made = [head.text];
  for (const { expression, literal } of templateSpans) {
    const type = checker.getTypeAtLocation(expression);
    const parts = type.isUnion() ? type.types : [type];
    if (!parts.every(part => part.isStringLiteral() || part.isNumberLiteral())) return [];
    made = made.flatMap(before =>
      parts.map(part => `${before}${String((part as ts.LiteralType).value)}${literal.text}`),
    );
  }
  return made;
}
