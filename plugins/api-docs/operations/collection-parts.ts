import type { SanitizedCollectionConfig } from 'payload'

import type { Deed } from '#domain/people/rights.ts'
import type { RefusalCode } from '#domain/refusals/refusals.ts'

import type { Operation } from './describe-call.ts'

/** A call of a collection before its rights and refusals are put into words. */
export type Call = Pick<Operation, 'summary' | 'responses'> &
  Partial<Operation> & { deed: Deed; errors: RefusalCode[] }

export const guarded: RefusalCode[] = ['unauthenticated', 'not-allowed']

export function idParameter({ custom }: SanitizedCollectionConfig): object {
  const { keyField, keyWithin } = custom as { keyField?: string; keyWithin?: string }
  const key = keyField ? `Kennung oder \`${keyField}\`` : 'Kennung'
  const description = keyWithin
    ? `${key}; haben ihn mehrere, sagt \`?${keyWithin}=\`, welcher gemeint ist`
    : key

  return { name: 'id', in: 'path', required: true, schema: { type: 'string' }, description }
}

/** Of a key that several records may have. */
export function sharedKey({ custom }: SanitizedCollectionConfig): RefusalCode[] {
  return (custom as { keyWithin?: string }).keyWithin ? ['ambiguous-key'] : []
}

export function json(description: string, schema: object, isAnswer = true): object {
  return { ...(isAnswer && { description }), content: { 'application/json': { schema } } }
}

export function reference(name: string): object {
  return { $ref: `#/components/schemas/${name}` }
}

export function wrapped(slug: string): object {
  return {
    type: 'object',
    properties: { doc: reference(slug), message: { type: 'string' } },
    required: ['doc'],
  }
}

export function page(slug: string): object {
  const integer = { type: 'integer' }
  const numbers = ['totalDocs', 'limit', 'totalPages', 'page', 'pagingCounter'].map((name) => [name, integer])

  return {
    type: 'object',
    properties: {
      docs: { type: 'array', items: reference(slug) },
      ...Object.fromEntries(numbers),
      hasPrevPage: { type: 'boolean' },
      hasNextPage: { type: 'boolean' },
      prevPage: { type: ['integer', 'null'] },
      nextPage: { type: ['integer', 'null'] },
    },
    required: ['docs', 'totalDocs'],
  }
}
