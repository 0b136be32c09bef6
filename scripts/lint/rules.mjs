// Our own rules for the linter, which need no types. See docs/determinism.md for the reasons.

/** Reports what stands where nothing of its kind may. */
const never = (message, visitor) => ({
  meta: { type: 'problem', messages: { never: message }, schema: [] },
  create: context => visitor(node => context.report({ node, messageId: 'never' })),
});

/** Whose part a class may take on: libraries ask for it. */
const PARENTS = new Set(['Error', 'Denied', 'Draws']);

export default {
  meta: { name: 'house' },
  rules: {
    // A choice is only ever made through a typed helper.
    'no-bare-yield': never(
      'Ask through a typed helper (yield* choose...): a bare yield has no type and no legal answers.',
      report => ({ YieldExpression: node => !node.delegate && report(node) }),
    ),
    // Parts know each other through the object that holds them: a class never extends another to share a file's length with it.
    'no-ladder': never('Compose: hand the part in instead of extending its class.', report => {
      const look = node => node.superClass && !PARENTS.has(node.superClass.name) && report(node);
      return { ClassDeclaration: look, ClassExpression: look };
    }),
    'no-for-in': never('for...in has no promised order here: iterate a list.', report => ({ ForInStatement: report })),
    'no-async': never('Rules are synchronous: await would let the world in.', report => {
      const look = node => node.async && report(node);
      return { FunctionDeclaration: look, FunctionExpression: look, ArrowFunctionExpression: look };
    }),
    'no-late-import': never('Rules are synchronous: import at the top of the file.', report => ({
      ImportExpression: report,
    })),
  },
};
