import fc from 'fast-check'

import { hostile, hostileText } from './hostile-values.ts'
import { type JsonSchema, likeSchema } from './like-schema.ts'

/** What the tests read of the description of the API. */
export type Description = {
  paths: Record<string, Record<string, DescribedCall>>
  components: { schemas: Record<string, JsonSchema> }
}
type DescribedCall = {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}
type Call = { method: string; path: string; described?: DescribedCall }
export type Sender = 'nobody' | 'admin' | 'editor' | 'stranger'
export type GeneratedRequest = {
  method: string
  path: string
  sender: Sender
  headers: Record<string, string>
  body?: string
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']

/** Requests of every kind at every call of the API: nearly right ones, spoiled ones and nonsense. */
export function generatedRequests(description: Description, ids: string[]): fc.Arbitrary<GeneratedRequest> {
  const schemas = description.components.schemas
  const documented: Call[] = Object.entries(description.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, described]) => ({ method: method.toUpperCase(), path, described })),
  )
  const collections = Object.keys(schemas).filter((name) => `/api/${name}` in description.paths)
  const fields = [...new Set(collections.flatMap((name) => Object.keys(schemas[name]?.properties ?? {})))]
  const bodies = new Map(
    documented.map(({ described }) => [described, bodyLike(described, schemas, ids)] as const),
  )

  const call = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...documented) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...methods), fc.constantFrom(...documented)).map(withMethod),
    },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...methods), unlisted(collections)).map(asCall) },
  )

  return call.chain(({ method, path, described }) =>
    fc.record(
      {
        method: fc.constant(method),
        path: fc
          .tuple(pathLike(path, ids), queryLike(described, fields))
          .map(([filled, query]) => `${filled}${query}`),
        sender: fc.constantFrom<Sender>('nobody', 'admin', 'admin', 'editor', 'stranger'),
        headers,
        ...(method === 'GET' || method === 'HEAD' ? {} : { body: bodies.get(described) ?? anyBody }),
      },
      { noNullPrototype: true },
    ),
  )
}

const withMethod = ([method, { path, described }]: [string, Call]): Call => ({
  method,
  path,
  ...(described && { described }),
})
const asCall = ([method, path]: [string, string]): Call => ({ method, path })

/** Calls that Payload mounts besides, and some that nobody does. */
function unlisted(collections: string[]): fc.Arbitrary<string> {
  const below = [
    'count',
    'versions',
    'versions/{id}',
    '{id}/duplicate',
    'access/{id}',
    'file/{id}',
    'paste-url/{id}',
  ]
  const alone = [
    '/api/access',
    '/api/globals/config',
    '/api/globals/config/access',
    '/api/globals/{id}',
    '/api/payload-preferences/{id}',
    '/api/payload-locked-documents',
    '/api/payload-jobs/run',
    '/api/payload-kv',
    '/api/payload-migrations',
    '/api/users/first-register',
    '/api/users/verify/{id}',
    '/api/users/init',
    '/api/{id}',
    '/api/{id}/{id}/{id}',
    '/custom/api/vehicles/{id}',
    '/custom/forms',
    '/api',
  ]

  return fc.oneof(
    fc
      .tuple(fc.constantFrom(...collections), fc.constantFrom(...below))
      .map(([slug, tail]) => `/api/${slug}/${tail}`),
    fc.constantFrom(...alone),
  )
}

function pathLike(path: string, ids: string[]): fc.Arbitrary<string> {
  const parts = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids) },
    { weight: 2, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constant('ä'.repeat(900)) },
  )
  const names = path.match(/\{\w+\}/g) ?? []
  if (names.length === 0) return fc.constant(path)

  return fc
    .tuple(...names.map(() => parts))
    .map((values) =>
      names.reduce((filled, name, index) => filled.replace(name, () => encoded(values[index] ?? '')), path),
    )
}

const operators =
  'equals not_equals in not_in all exists like not_like contains greater_than greater_than_equal less_than less_than_equal near within intersects nonsense'.split(
    ' ',
  )
const plain =
  'where sort depth limit page pagination select populate joins draft locale fallback-locale trash autosave allSessions overrideLock duplicateFromID from to user branch before'.split(
    ' ',
  )

function queryLike(described: DescribedCall | undefined, fields: string[]): fc.Arbitrary<string> {
  const known = (described?.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name)
  const field = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...fields) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...fields), fc.constantFrom(...fields)).map((two) => two.join('.')),
    },
    { weight: 1, arbitrary: hostileText },
  )
  const key = fc.oneof(
    fc.constantFrom(...plain, ...known),
    fc.tuple(field, fc.constantFrom(...operators)).map(([name, operator]) => `where[${name}][${operator}]`),
    fc
      .tuple(field, fc.constantFrom(...operators), fc.integer({ min: 1, max: 40 }))
      .map(([name, operator, depth]) => `where${'[or][0][and][0]'.repeat(depth)}[${name}][${operator}]`),
    field.map((name) => `select[${name}]`),
    field.map((name) => `populate[${name}][${name}]`),
    field.map((name) => `joins[${name}][limit]`),
    hostileText,
  )
  const value = fc.oneof(
    fc.constantFrom('1', '0', 'true', 'null', '-1', '2026-01-01', '-name', fields[0] ?? ''),
    hostileText,
    field,
  )

  return fc
    .array(fc.tuple(key, value), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, given]) => `${encoded(name)}=${encoded(given)}`).join('&'))
    .map((query) => (query ? `?${query}` : ''))
}

const headers = fc
  .tuple(
    fc.constantFrom(
      ...Array.from({ length: 12 }, () => 'application/json'),
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/json; charset=utf-16',
      'nonsense',
    ),
    fc.constantFrom<Record<string, string>>(
      ...Array.from({ length: 12 }, () => ({})),
      { 'x-payload-http-method-override': 'GET' },
      { 'x-http-method-override': 'DELETE' },
      { 'accept-language': 'en' },
      { cookie: 'payload-lng=en; payload-token=x' },
      { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
      { authorization: 'users API-Key 1' },
      { authorization: 'Device 1' },
      { 'idempotency-key': 'a'.repeat(300) },
      { accept: 'text/event-stream' },
    ),
  )
  .map(([type, more]): Record<string, string> => ({ 'content-type': type, ...more }))

const anyBody = fc.oneof(
  hostile.map((value) => JSON.stringify(value) ?? ''),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '',
    '{',
    '[1,',
    '{"a":}',
    'null',
    '"'.repeat(50),
    '['.repeat(3_000),
    '{"a":"\\u0000"}',
    '--x\r\n\r\n',
  ),
)

function bodyLike(
  described: DescribedCall | undefined,
  schemas: Record<string, JsonSchema>,
  ids: string[],
): fc.Arbitrary<string> {
  const schema = described?.requestBody?.content['application/json']?.schema
  if (!schema) return anyBody

  return fc.oneof(
    { weight: 6, arbitrary: likeSchema(schema, schemas, ids).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: anyBody },
  )
}

/** Lone halves of a character have no bytes, so no client can send them in an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
