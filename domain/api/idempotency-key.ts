import * as z from 'zod/mini'

/** What the header `Idempotency-Key` may hold: the same key and content are the same request, however often it comes. */
export const idempotencyKey = z.string().check(z.regex(/^[\x21-\x7e]{8,128}$/))
