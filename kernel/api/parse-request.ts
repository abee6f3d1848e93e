import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'

import { germanIssue } from '#domain/api/german-issue.ts'
import { holdsZero } from '#domain/api/sound-json.ts'
import { unknownFilter } from '#domain/api/unknown-filter.ts'
import type { ApiError } from '#domain/refusals/refusals.ts'

import { Refused } from '#kernel/refused.ts'

import { lostNames } from './lost-names.ts'

/** The JSON body in the shape of its contract, or a refusal that names every wrong field. */
export async function parseBody<Schema extends z.ZodMiniType>(
  req: PayloadRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parse(await readJson(req), schema)
}

/** The parts of the path in the shape of their contract. */
export function parseParams<Schema extends z.ZodMiniType>(
  req: PayloadRequest,
  schema: Schema,
): z.output<Schema> {
  return parse(req.routeParams, schema)
}

/** The query in the shape of its contract; of a strict one, what it does not know is a filter that there is not. */
export function parseQuery<Schema extends z.ZodMiniType>(
  req: PayloadRequest,
  schema: Schema,
): z.output<Schema> {
  // Whatever the server reads on the way to its answer leaves its own depth here.
  const { depth: _, ...asked } = req.query
  const lost = Object.fromEntries(lostNames(req).map((name) => [name, '']))

  return parse({ ...asked, ...lost }, schema, unknownFilter)
}

function parse<Schema extends z.ZodMiniType>(
  given: unknown,
  schema: Schema,
  unknown?: (name: string) => ApiError,
): z.output<Schema> {
  const parsed = schema.safeParse(given, { error: germanIssue })
  if (parsed.success) return parsed.data

  throw new Refused(
    'validation',
    {},
    parsed.error.issues.flatMap((issue): ApiError[] => {
      if (unknown && issue.code === 'unrecognized_keys') return issue.keys.map(unknown)
      return [{ message: issue.message, code: 'validation', field: issue.path.join('.') }]
    }),
  )
}

async function readJson(req: PayloadRequest): Promise<unknown> {
  // Forms pass by whatever judges JSON.
  if (/^multipart\//i.test(req.headers.get('content-type') ?? '')) throw new Refused('unsupported-media-type')
  const text = (await req.text?.()) ?? ''
  // A button that sends nothing means the empty body.
  if (text === '') return {}

  try {
    const body: unknown = JSON.parse(text)
    // PostgreSQL has no text with this character, and no person types it.
    if (!holdsZero(text)) return body
  } catch {
    // It is no JSON at all.
  }
  throw new Refused('malformed-json')
}
