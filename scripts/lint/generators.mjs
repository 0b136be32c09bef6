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

// A generator may be delegated to, returned, stored or passed on. One that stands alone, is asked whether it is true, or is
// given back to somebody who throws it away (the callback of a forEach) never runs.
const noIdleGenerator = {
  meta: {
    type: 'problem',
    messages: { idle: 'This generator is made and never run: write yield* before it.' },
    schema: [],
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();
    const report = node => {
      switch (node?.type) {
        case 'ConditionalExpression':
          return [node.consequent, node.alternate].forEach(report);
        case 'LogicalExpression':
          return report(node.right);
        case 'SequenceExpression':
          return node.expressions.forEach(report);
        case 'UnaryExpression':
        case 'AwaitExpression':
          return report(node.argument);
        case 'ChainExpression':
          return report(node.expression);
        case 'CallExpression':
          if (isGenerator(services.getTypeAtLocation(node))) context.report({ node, messageId: 'idle' });
      }
    };
    const isThrownAway = callback => {
      const type = checker.getContextualType(services.esTreeNodeToTSNodeMap.get(callback));
      const signatures = type?.getCallSignatures() ?? [];
      return signatures.length > 0 && signatures.every(one => checker.typeToString(one.getReturnType()) === 'void');
    };
    const test = node => report(node.test);
    return {
      ExpressionStatement: node => report(node.expression),
      IfStatement: test,
      WhileStatement: test,
      DoWhileStatement: test,
      ForStatement: test,
      ConditionalExpression: test,
      ArrowFunctionExpression(node) {
        if (node.body.type !== 'BlockStatement' && isThrownAway(node)) report(node.body);
      },
    };
  },
};

export default { rules: { 'no-bare-yield': noBareYield, 'no-idle-generator': noIdleGenerator } };
