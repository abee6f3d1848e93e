import fc from 'fast-check'

import { hostile } from './hostile-values.ts'

export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

const deepest = 5
const usualTexts = [
  'Beispiel',
  'beispiel',
  '/beispiel',
  'anna@example.com',
  'https://example.com',
  '2026-11-21',
  '2026-11-21T08:00:00.000Z',
  '08:00',
  '#1d1d1d',
  '+43 664 1234567',
  '12,5',
]

/** Values that look like a schema, with some of them spoiled, missing or joined by strangers. */
export function likeSchema(
  schema: JsonSchema,
  schemas: Record<string, JsonSchema>,
  ids: string[],
): fc.Arbitrary<unknown> {
  const text = fc.oneof(fc.constantFrom(...usualTexts, ...ids.slice(0, 20)), fc.string({ maxLength: 12 }))

  const like = (part: JsonSchema, depth: number): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 12, arbitrary: sound(part, depth) }, { weight: 1, arbitrary: hostile })

  const sound = (part: JsonSchema, depth: number): fc.Arbitrary<unknown> => {
    if (depth > deepest) return fc.constant(null)
    if (part.$ref) return sound(schemas[part.$ref.split('/').at(-1) ?? ''] ?? {}, depth + 1)
    if (part.const !== undefined) return fc.constant(part.const)
    if (part.enum && part.enum.length > 0) return fc.constantFrom(...part.enum)
    const choices = part.anyOf ?? part.oneOf ?? part.allOf
    if (choices && choices.length > 0) return fc.oneof(...choices.map((each) => sound(each, depth + 1)))

    return ofType([part.type ?? 'object'].flat()[0] ?? 'object', part, depth)
  }

  const ofType = (type: string, part: JsonSchema, depth: number): fc.Arbitrary<unknown> => {
    if (type === 'string') return text
    if (type === 'integer') return fc.integer({ min: -5, max: 5_000 })
    if (type === 'number') return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double())
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    if (type === 'array') return fc.array(like(part.items ?? {}, depth + 1), { maxLength: 3 })

    const properties = Object.entries(part.properties ?? {})
    const members = properties.map(
      ([name, inner]) => [name, fc.option(like(inner, depth + 1), { nil: undefined })] as const,
    )
    return fc.record(Object.fromEntries(members), { noNullPrototype: true })
  }

  return like(schema, 0)
}
