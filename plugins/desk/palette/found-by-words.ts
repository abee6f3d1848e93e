import type { CollectionSlug, PayloadRequest } from 'payload'

import { parseTerm } from '#domain/operations/palette/palette-term.ts'

import { columnOf } from './columns.ts'
import { lexemesOf } from './lexemes.sql.ts'
import { readableKinds } from './readable-kinds.ts'
import { wordQuery } from './word-query.ts'

type Sought = { slug: CollectionSlug; table: string; text: string; place: number }

/**
 * What a list asks the palette's index for: records of the kind with all of the words, or beginnings of words, that
 * were typed, in any field of them that the person may read. `query` is the value of the one parameter of
 * `condition`, which is the one in `place`. Null where nothing was typed that could be looked for.
 */
export async function foundByWords(
  req: PayloadRequest,
  { slug, table, text, place }: Sought,
): Promise<{ condition: string; query: string } | null> {
  const kind = (await readableKinds(req)).find((each) => each.slug === slug)
  const query = kind && wordQuery(parseTerm(text), kind.letters, false)
  if (!kind || !query) return null

  const columnsOf = (fields: readonly string[] = []) =>
    fields.map((field) => columnOf(req.payload, slug, field) ?? field)
  const lexemes = lexemesOf({ table, words: columnsOf(kind.words), phones: columnsOf(kind.phones) })

  return { condition: `${lexemes} @@ $${place}::tsquery`, query }
}
