import * as z from 'zod/mini'

import type { ApiAnswer, ApiContract } from '#domain/api/api-contract.ts'

import { describeRefusals } from './describe-refusals.ts'
import type { JsonSchema } from './record-schemas.ts'

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters?: object[]
  requestBody?: object
  responses: Record<string, object>
}

/** A call with a contract, as OpenAPI writes it. */
export function describeCall(contract: ApiContract): Operation {
  const { method, path, area, summary, request, responses, errors, rights } = contract
  const parameters = [
    ...parametersOf('path', contract.params),
    ...parametersOf('query', contract.query),
    ...parametersOf('header', contract.headers),
  ]

  return {
    operationId: operationId(method, path),
    tags: [area],
    summary,
    description: `Rechte: ${rights}`,
    ...(parameters.length > 0 && { parameters }),
    ...(request && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(request, 'input') } },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, answer]) => [status, describeAnswer(answer)]),
      ),
      ...describeRefusals(errors),
    },
  }
}

export function operationId(method: string, path: string): string {
  return `${method}-${path
    .replace('/api/', '')
    .replaceAll(/[{}]/g, '')
    .replaceAll(/[^\w]+/g, '-')}`
}

function describeAnswer({ description, body, contentType = 'application/json' }: ApiAnswer): object {
  return { description, ...(body && { content: { [contentType]: { schema: schemaOf(body, 'output') } } }) }
}

function parametersOf(place: 'path' | 'query' | 'header', shape: z.ZodMiniObject | undefined): object[] {
  if (!shape) return []

  const { properties = {}, required = [] } = schemaOf(shape, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

// Zod describes any JSON value by a definition that refers to itself, which leads nowhere from inside
// the whole description; without one the schema says the same: anything.
function schemaOf(shape: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, $defs: _definitions, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  const text = JSON.stringify(schema).replaceAll(/\{"\$ref":"#\/\$defs\/[^"]+"\}/g, '{}')
  return JSON.parse(text) as JsonSchema
}
