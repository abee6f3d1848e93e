import type { PayloadRequest } from 'payload'
import de from 'zod/v4/locales/de.js'
import type * as z from 'zod/mini'

import { Refused } from '#collections/shared/refused.ts'
import { mostLogBytes } from '#domain/insight/analytics-log.contract.ts'

const { localeError } = de()

/** What was sent in the shape of its contract, or a refusal that names every wrong field. */
export function parseAs<Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given, { error: localeError })
  if (parsed.success) return parsed.data

  throw new Refused(
    'validation',
    {},
    parsed.error.issues.map(({ path, message }) => ({ message, code: 'validation', field: path.join('.') })),
  )
}

/** The JSON body, never more of it than an entry may take. */
export async function readSmallJson(req: PayloadRequest): Promise<unknown> {
  const announced = Number(req.headers.get('content-length') ?? 0)
  const text = announced > mostLogBytes ? null : ((await req.text?.()) ?? '')
  if (text === null || Buffer.byteLength(text) > mostLogBytes) {
    throw new Refused('too-large', { limitBytes: mostLogBytes })
  }
  // PostgreSQL has no text with this character, and no person types it.
  if (text.includes('\\u0000')) throw new Refused('malformed-json')

  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('malformed-json')
  }
}
