import type { DraftedSlug } from '#domain/content/drafted-slug.ts'

import type { TypedDraft } from './typed-draft.ts'
import { words } from './words.data.ts'

type Made = { id: string } | { problem: string }
type Answer = { doc?: { id?: string }; errors?: { message?: string }[] }

const unknown = 'Das Anlegen ist fehlgeschlagen. Bitte versuchen Sie es erneut.'

/** Stores a new draft, and answers its id or why there is none, in German. */
export async function createDraft(
  slug: DraftedSlug,
  { name, type, division, key }: TypedDraft,
): Promise<Made> {
  if (name.trim() === '') return { problem: 'Bitte geben Sie einen Namen an.' }
  const record = {
    name: name.trim(),
    [words[slug].keyField]: key.trim(),
    division: division || null,
    ...(slug === 'sites' && { type }),
    _status: 'draft',
  }
  try {
    const answer = await fetch(`/api/${slug}?draft=true&depth=0`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(record),
    })
    const { doc, errors } = (await answer.json()) as Answer // as Payload answers every record that is made
    if (doc?.id) return { id: doc.id }

    return { problem: errors?.[0]?.message ?? unknown }
  } catch (error) {
    // Whoever watches the answers of the panel has put it into German already.
    return { problem: error instanceof TypeError ? error.message : unknown }
  }
}
