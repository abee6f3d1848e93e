// The import table of ARCHITECTURE.md. Each row names who may be imported; the comment is what a
// person reads who broke it.
const tests = '\\.(test|int\\.test|fixture|e2e|bench)\\.tsx?$|/e2e/|/testing/'
const types = ['type-only']

/** `room` may import `allowed` (besides packages); everything else in the repository is refused. */
const room = (name, from, allowed, comment, extra = {}) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: tests, ...extra.from },
  to: {
    path: '^(domain|kernel|collections|ui|blocks|plugins|cms|server|storefront|site|terminals|scripts|bench)/',
    pathNot: [...allowed, '^cms/payload-types\\.ts$', ...(extra.pathNot ?? [])],
  },
})

export default {
  forbidden: [
    room(
      'domain-stands-alone',
      '^domain/',
      ['^domain/'],
      'domain holds the rules of the trade and knows nobody. Pass what the rule needs as an argument; I/O belongs into an operation of a plugin.',
    ),
    {
      name: 'domain-stays-pure',
      severity: 'error',
      comment:
        'domain may use zod and the global Temporal only: no Node modules, no clock, no randomness. Take `now` and ids as arguments.',
      from: { path: '^domain/', pathNot: tests },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional'],
        pathNot: 'node_modules/zod/',
      },
    },
    room(
      'kernel-knows-no-entity',
      '^kernel/',
      ['^kernel/', '^domain/'],
      'kernel is what every capability stands on, so it may know none of them, and no entity: only domain, and packages.',
    ),
    room(
      'collections-shared-knows-no-entity',
      '^collections/shared/',
      ['^collections/shared/', '^kernel/', '^domain/'],
      'collections/shared is used by every entity, so it may know none of them: only kernel, domain and payload.',
    ),
    room(
      'an-entity-keeps-to-itself',
      '^collections/(?!shared/)([^/]+)/([^/]+)/',
      ['^collections/shared/', '^kernel/', '^domain/', '^collections/$1/$2/'],
      'Entities relate by slug (relationTo), never by import. What two entities need lives in collections/shared or domain.',
    ),
    room(
      'ui-knows-no-app',
      '^ui/',
      ['^ui/', '^domain/'],
      'ui is what blocks and apps look like and share in a browser: it knows none of them, no schema and no server. Pass what a part shows as properties.',
    ),
    room(
      'a-block-keeps-to-itself',
      '^blocks/(?!shared/)([^/]+)/',
      ['^blocks/$1/', '^blocks/shared/', '^ui/', '^collections/shared/', '^kernel/', '^domain/'],
      'A block is its schema and its view; what schemas share is in blocks/shared, what views share in ui.',
    ),
    room(
      'plugins-meet-at-ports',
      '^plugins/([^/]+)/',
      ['^plugins/$1/', '^collections/shared/', '^kernel/', '^domain/', '^plugins/[^/]+/[^/]+\\.port\\.ts$'],
      'A capability calls another one only through its *.port.ts; add what you need there, with a name in the product’s words.',
    ),
    room(
      'cms-lists-and-registers',
      '^cms/',
      ['^cms/', '^plugins/', '^collections/', '^blocks/', '^ui/', '^kernel/', '^domain/'],
      'cms wires the application together from the rooms below; it never reaches into the server or an app.',
    ),
    ...['storefront', 'site', 'terminals'].map((app) =>
      room(
        `${app}-is-headless`,
        `^${app}/`,
        [`^${app}/`, '^domain/', '^ui/', ...(app === 'terminals' ? [] : ['^blocks/'])],
        'An app reads and writes only through the HTTP contract. It imports domain rules, shared parts of ui, block views (not on a device) and its own folder; types from cms/payload-types.ts.',
      ),
    ),
    room(
      'server-hosts-through-ports',
      '^server/',
      [
        '^server/',
        '^cms/',
        '^kernel/',
        '^domain/',
        '^plugins/[^/]+/[^/]+\\.port\\.ts$',
        '^collections/shared/',
      ],
      'The server hosts; what it needs of a capability is offered by its *.port.ts, and apps are loaded by path from build/.',
    ),
    {
      name: 'contracts-of-browsers-in-domain',
      severity: 'error',
      comment:
        'What a browser calls is shared by server and client: its contract lives in domain/{area}/*.contract.ts.',
      from: { path: ['^(storefront|site|terminals|blocks|ui)/', '/admin/', '\\.tsx$'], pathNot: tests },
      to: { path: '\\.contracts?\\.tsx?$', pathNot: '^domain/' },
    },
    {
      name: 'payload-types-are-types',
      severity: 'error',
      comment: 'cms/payload-types.ts is generated: import it with `import type` only.',
      from: {},
      to: { path: '^cms/payload-types\\.ts$', dependencyTypesNot: types },
    },
    {
      name: 'no-development-package-at-run-time',
      severity: 'error',
      comment:
        'This package is a development dependency and is missing in a production installation. Move it to dependencies, or load it in development only.',
      from: {
        path: '^(domain|kernel|collections|ui|blocks|plugins|cms|server|(storefront|site|terminals)/app)/',
        pathNot: [
          tests,
          '^cms/demo/',
          '^server/development/',
          '^(storefront|site|terminals)/app/routes\\.ts$',
        ],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: types, pathNot: 'node_modules/@types/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'These files import each other in a circle: move what both need into a third one.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: types } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment:
        'This import leads nowhere. Paths start with # (root of the repository) or ./ and end with .ts or .tsx.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\.react-router|\\+types|\\?url$|\\?inline$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.next|\\.react-router|\\.data)/|importMap\\.js$|next-env\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
