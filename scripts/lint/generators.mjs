// Rules for straight-line game code: a choice is only ever made through a typed helper, and every generator runs.
// See docs/determinism.md for the reasons.
import { ESLintUtils } from '@typescript-eslint/utils';

const isGenerator = type => {
  const parts = type.isUnion?.() ? type.types : [type];
  return parts.some(part => part.getSymbol?.()?.getName() === 'Generator');
};

const noBareYield = {
  meta: {
    type: 'problem',
    messages: { bare: 'Ask through a typed helper (yield* choose...): a bare yield has no type and no legal answers.' },
    schema: [],
  },
  create: context => ({
    YieldExpression(node) {
      if (!node.delegate) context.report({ node, messageId: 'bare' });
    },
  }),
};

// A generator may be delegated to, returned, stored or passed on; standing alone (or behind void, await, a condition) it never runs.
const noIdleGenerator = {
  meta: {
    type: 'problem',
    messages: { idle: 'This generator is made and never run: write yield* before it.' },
    schema: [],
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const report = node => {
      if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].forEach(report);
      if (node.type === 'LogicalExpression') return report(node.right);
      if (node.type === 'UnaryExpression' || node.type === 'AwaitExpression' || node.type === 'ChainExpression')
        return report(node.argument ?? node.expression);
      if (node.type !== 'CallExpression') return;
      if (isGenerator(services.getTypeAtLocation(node))) context.report({ node, messageId: 'idle' });
    };
    const test = node => {
      if (node.test) report(node.test);
    };
    return {
      ExpressionStatement: node => report(node.expression),
      IfStatement: test,
      WhileStatement: test,
      AwaitExpression: node => report(node.argument),
    };
  },
};

export default { rules: { 'no-bare-yield': noBareYield, 'no-idle-generator': noIdleGenerator } };
