import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.ts', '**/*.test.tsx', 'src/**/testing/**'];

const unused = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true };

const plainStructure = [
  { selector: 'ExportAllDeclaration', message: 'Name what you export: a door lists its names.' },
  { selector: 'ExportDefaultDeclaration', message: 'Export by name, so that a thing is called the same everywhere.' },
  { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
  {
    selector: 'ClassDeclaration:not([superClass.name="Component"]):not([superClass.property.name="Component"])',
    message: 'Use functions and readonly data; the error boundary alone is a class.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Text is text: render it as a child.',
  },
];

const oneSourceOfChance = [
  { object: 'Math', property: 'random', message: 'Faces come from the dice draw in the store.' },
  { object: 'crypto', property: 'getRandomValues', message: 'main.tsx alone draws words, for the dice.' },
  { object: 'crypto', property: 'randomUUID', message: 'Plain http has none: take an id from the id source.' },
];

const outsideTheEngine = [
  'Date',
  'Intl',
  'console',
  'crypto',
  'document',
  'fetch',
  'globalThis',
  'indexedDB',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'requestAnimationFrame',
  'setInterval',
  'setTimeout',
  'window',
].map((name) => ({ name, message: 'The engine is pure: take what you need as an argument.' }));

export default defineConfig(
  globalIgnores(['dist', 'coverage', 'test-results', 'playwright-report', '.cache']),
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    // The type checker knows better which names there are.
    files: ['**/*.{js,mjs,cjs}'],
    rules: { 'no-undef': 'off', 'no-unused-vars': ['error', unused] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { project: ['./src/engine/tsconfig.json', './src/tsconfig.json', './tools/tsconfig.json'] },
    },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'typeLike', format: ['PascalCase'] },
        { selector: 'function', format: ['camelCase', 'PascalCase'] },
        { selector: 'variable', modifiers: ['exported'], format: ['camelCase', 'PascalCase'] },
      ],
      // There are no enums and no classes, and looking for them takes long.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unused-vars': ['error', unused],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      'no-restricted-syntax': ['error', ...plainStructure],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // The composition root hands out chance: words for the dice, and what keeps ids apart.
    ignores: [...tests, 'src/main.tsx'],
    rules: { 'no-restricted-properties': ['error', ...oneSourceOfChance] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/engine/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.{1,2}/(.*/)?engine(/|$)',
              message: 'Import from @clatter/engine or @clatter/engine/testing.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    rules: {
      // It warns users of React's compiler, which is not used here.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', ...outsideTheEngine],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!valibot$|\\.{1,2}/)',
              message: 'The engine imports valibot and itself, nothing else.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [...tests, 'e2e/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    files: ['tools/**', 'e2e/**', '*.config.*'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['*.config.*', '.dependency-cruiser.*'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
