const tests = '\\.test\\.tsx?$';
const notProduct = `(${tests}|^src/testing/|^src/[^/]+/testing/)`;

/** The floors of the page, top first; a floor imports what lies under it, never its neighbours. */
const floors = [['app'], ['panels', 'history', 'party', 'stage'], ['cards'], ['tray', 'odds'], ['ui']];

const onlyDown = floors.flatMap((floor, level) =>
  floor.map((folder) => {
    const closed = floors
      .slice(0, level + 1)
      .flat()
      .filter((name) => name !== folder);
    return {
      name: `${folder}-imports-down`,
      comment:
        'Imports only go down: app > panels, history, party, stage > cards > tray, odds > ui. Hand it in as a prop.',
      severity: 'error',
      from: { path: `^src/${folder}/` },
      to: { path: `^src/((${closed.join('|') || 'nothing'})/|(systems|main)\\.tsx?$)` },
    };
  }),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...onlyDown,
    {
      name: 'engine-is-closed',
      comment: 'The engine imports valibot and itself, nothing else.',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: notProduct },
      to: { pathNot: '^(src/engine/|node_modules/valibot/)' },
    },
    {
      name: 'engine-core-knows-no-system',
      comment: 'Core and odds serve every system; what one system needs lies in its own folder.',
      severity: 'error',
      from: { path: '^src/engine/(core|odds)/', pathNot: notProduct },
      to: { path: '^src/engine/', pathNot: '^src/engine/(core|odds)/' },
    },
    {
      name: 'system-stands-alone',
      comment: 'A system imports core, odds and itself, never another system: move what two share to core.',
      severity: 'error',
      from: { path: '^src/engine/systems/([^/]+)/', pathNot: notProduct },
      to: { path: '^src/engine/', pathNot: '^src/engine/(core|odds|systems/$1)/' },
    },
    {
      name: 'engine-by-its-door',
      comment: 'Import from @clatter/engine or @clatter/engine/testing; export there what is missing.',
      severity: 'error',
      from: { pathNot: '^src/engine/' },
      to: { path: '^src/engine/', pathNot: '^src/engine/(index|testing/index|systems/[^/]+/index)\\.ts$' },
    },
    {
      name: 'store-serves-four',
      comment: 'Only app, history, party and stage touch the store; panels, cards and tray get props.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(app|history|party|stage|store|testing)/|^src/(main\\.tsx|[^/]+\\.test\\.ts)$',
      },
      to: { path: '^src/store/' },
    },
    {
      name: 'store-knows-no-page',
      comment: 'The store imports the engine and itself.',
      severity: 'error',
      from: { path: '^src/store/', pathNot: notProduct },
      to: { path: '^src/', pathNot: '^src/(store|engine)/' },
    },
    {
      name: 'panel-stands-alone',
      comment: "A system's panel imports no other system's: move what two share to panels/shared or ui.",
      severity: 'error',
      from: { path: '^src/panels/([^/]+)/' },
      to: { path: '^src/panels/[^/]+/', pathNot: '^src/panels/($1|shared)/' },
    },
    {
      name: 'systems-are-listed-in-one-place',
      comment: 'Nothing but systems.ts names a panel: a new system is one line there.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(panels/|systems\\.tsx?$)|${tests}` },
      to: { path: '^src/panels/(?!shared/)[^/]+/' },
    },
    {
      name: 'product-needs-no-tests',
      comment: 'What is shipped imports no test helper and no development package.',
      severity: 'error',
      from: { path: '^src/', pathNot: notProduct },
      to: { path: notProduct },
    },
    {
      name: 'product-needs-no-dev-packages',
      comment: 'What is shipped imports only what package.json lists under dependencies.',
      severity: 'error',
      from: { path: '^src/', pathNot: notProduct },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'],
        pathNot: '^(src/|node_modules/@types/)',
      },
    },
    {
      name: 'tools-stay-outside',
      comment: 'The product imports nothing from tools or e2e.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tools|e2e)/' },
    },
    {
      name: 'no-circles',
      comment: 'Split off what both need.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nobody imports it and it imports nothing: delete it.',
      severity: 'error',
      from: { orphan: true, pathNot: '(\\.d\\.ts$|^src/main\\.tsx$|\\.config\\.(ts|js)$|\\.cjs$|\\.mjs$)' },
      to: {},
    },
    {
      name: 'every-import-leads-somewhere',
      comment: 'The file or package is not there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules' },
    exclude: { path: ['[.](css|svg|woff2|json)$', '^virtual:'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'src/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    builtInModules: { add: ['node:test'] },
    progress: { type: 'none' },
  },
};
