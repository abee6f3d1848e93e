import { callOf } from '#domain/api/call-of.ts'
import type { BegunSlug } from '#domain/content/drafted-slug.ts'
import type { makeDraftContract } from '#domain/content/new-draft-call.contract.ts'

import { forgetSending, keyOfSending } from './sending-key.ts'
import type { TypedDraft } from './typed-draft.ts'

type Made = { id: string } | { problem: string }

const unknown = 'Das Anlegen ist fehlgeschlagen. Bitte versuchen Sie es erneut.'

/** Stores a new draft once, however often it is tried, and answers its id or why there is none, in German. */
export async function createDraft(
  slug: BegunSlug,
  { name, type, division, key, template }: TypedDraft,
): Promise<Made> {
  if (name.trim() === '') return { problem: 'Bitte geben Sie einen Namen an.' }
  const body = {
    name: name.trim(),
    key: key.trim(),
    division: division || null,
    ...(slug === 'sites' && { type, ...(template && { template }) }),
  }
  const makeDraft = callOf<ReturnType<typeof makeDraftContract>>('post', `/api/${slug}/drafts`)
  const headers = { 'idempotency-key': keyOfSending(slug, JSON.stringify(body)) }
  const answer = await makeDraft(fetch, { headers, body })
  if (answer.ok) {
    forgetSending(slug)
    return { id: answer.body.id }
  }

  // Whoever watches the answers of the panel has put what could not be reached into German already.
  const { cause, errors } = answer
  return { problem: errors[0]?.message ?? (cause instanceof TypeError ? cause.message : unknown) }
}
