import { configToJSONSchema, type Field, type SanitizedCollectionConfig, type SanitizedConfig } from 'payload'

export type JsonSchema = { [keyword: string]: unknown }
type Schemas = Record<string, JsonSchema>

const writtenByPayload = ['id', 'createdAt', 'updatedAt', 'sessions', 'collection']

/** The shapes of all records by slug, and under `{slug}.input` what a client writes. */
export function recordSchemas(config: SanitizedConfig, slugs: readonly string[]): Schemas {
  const { definitions = {} } = configToJSONSchema(config, 'text')
  const known: Schemas = definitions
  const needed = new Set<string>()
  for (const slug of slugs) collect(slug, known, needed)

  const records = Object.fromEntries(
    Array.from(needed, (name) => [name, adapt(known[name] ?? {}) as JsonSchema]),
  )
  const inputs = config.collections
    .filter(({ slug }) => slugs.includes(slug))
    .map((collection) => [`${collection.slug}.input`, inputOf(collection, records[collection.slug] ?? {})])

  return { ...records, ...Object.fromEntries(inputs) }
}

/** A record without what only the system writes; mandatory is what has no default. */
function inputOf({ auth, flattenedFields }: SanitizedCollectionConfig, record: JsonSchema): JsonSchema {
  const properties = Object.entries((record.properties ?? {}) as Schemas)
  const names = properties.map(([name]) => name).filter((name) => !writtenByPayload.includes(name))
  const required = flattenedFields
    .filter((field) => names.includes(field.name) && isMandatory(field as Field))
    .map(({ name }) => name)

  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(properties.filter(([name]) => names.includes(name))),
      ...(auth && { password: { type: 'string', minLength: 10, writeOnly: true } }),
    },
    ...(required.length > 0 && { required }),
  }
}

function isMandatory(field: Field): boolean {
  return (
    'required' in field &&
    Boolean(field.required) &&
    !('defaultValue' in field && field.defaultValue !== undefined)
  )
}

function collect(name: string, known: Schemas, needed: Set<string>): void {
  if (needed.has(name) || !known[name]) return

  needed.add(name)
  for (const other of JSON.stringify(known[name]).matchAll(/"#\/definitions\/([^"]+)"/g)) {
    collect(other[1] ?? '', known, needed)
  }
}

/** Payload speaks to a generator of TypeScript; OpenAPI keeps its definitions elsewhere. */
function adapt(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(adapt)
  if (typeof schema === 'string') return schema.replace('#/definitions/', '#/components/schemas/')
  if (typeof schema !== 'object' || schema === null) return schema

  const entries = Object.entries(schema).filter(([keyword]) => keyword !== 'tsType' && keyword !== '$schema')
  return Object.fromEntries(entries.map(([keyword, value]) => [keyword, adapt(value)]))
}
