import tseslint from 'typescript-eslint';
import generators from './scripts/lint/generators.mjs';

// Parts know each other through the object that holds them: a class never extends another to share a file's length with it.
const noLadder = {
  selector: ':matches(ClassDeclaration, ClassExpression)[superClass]:not([superClass.name=/^(Error|Denied|Draws)$/])',
  message: 'Compose: hand the part in instead of extending its class.',
};

const pure = ['src/kernel/**/*.ts', 'src/tabletop/**/*.ts', 'src/games/**/*.ts'];
export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', 'src/playground/page/**', 'reports/**', '.stryker-tmp/**'] },
  {
    files: ['src/**/*.ts', 'commands/**/*.ts', 'tests/**/*.ts'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@typescript-eslint': tseslint.plugin, generators },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'generators/no-idle-generator': 'error',
    },
  },
  {
    files: ['src/**/*.ts', 'commands/**/*.ts'],
    // Where questions are made: to players, and to databases.
    ignores: ['src/kernel/**', 'src/store/work.ts'],
    rules: { 'generators/no-bare-yield': 'error' },
  },
  { files: ['src/**/*.ts', 'commands/**/*.ts'], rules: { 'no-restricted-syntax': ['error', noLadder] } },
  {
    files: pure,
    rules: {
      // There are no promises in these rooms, as the next rules see to.
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
      'no-restricted-globals': [
        'error',
        'Date',
        'setTimeout',
        'setInterval',
        'performance',
        'process',
        'crypto',
        'Intl',
        'Promise',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Draw from a named stream: random(stream).' },
        { property: 'localeCompare', message: 'Its order depends on the machine: compare code units.' },
        { property: 'toLocaleString', message: 'Depends on the machine.' },
      ],
      'no-restricted-syntax': [
        'error',
        noLadder,
        { selector: 'ForInStatement', message: 'for...in has no promised order here: iterate a list.' },
        { selector: ':function[async=true]', message: 'Rules are synchronous: await would let the world in.' },
        { selector: 'ImportExpression', message: 'Rules are synchronous: import at the top of the file.' },
      ],
    },
  },
);
