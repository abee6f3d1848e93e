import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { idempotencyKey } from '../api/idempotency-key.ts'
import type { BegunSlug } from './drafted-slug.ts'
import { namedSiteType } from './named-site-type.contract.ts'

const text = z.string().check(z.trim(), z.maxLength(500))

/** What is asked before there is a record (ADR 54); everything else is entered in its form. */
export const newDraft = z.object({
  name: text.check(z.minLength(1)),
  /** The path of a page, the identifier of a block; it may come later. */
  key: text,
  division: z.nullable(z.uuid()),
  /** Of a page. */
  type: z.optional(namedSiteType),
  /** What a page begins with; its type is that of the page. */
  template: z.optional(z.nullable(z.uuid())),
})
export type NewDraft = z.infer<typeof newDraft>

export const makeDraftContract = (slug: BegunSlug) =>
  ({
    method: 'post',
    path: `/api/${slug}/drafts`,
    area: 'Website',
    summary: 'Legt einen Entwurf an; derselbe Schlüssel und Inhalt ergibt denselben Entwurf',
    headers: z.object({ 'idempotency-key': z.exactOptional(idempotencyKey) }),
    request: newDraft,
    responses: { 201: { description: 'Angelegt', body: z.object({ id: z.string() }) } },
    errors: [
      'unauthenticated',
      'not-allowed',
      'validation',
      'malformed-json',
      'idempotency-key-missing',
      'idempotency-key-reused',
    ],
    rights: 'Wer einen Eintrag anlegen darf',
  }) as const satisfies ApiContract
