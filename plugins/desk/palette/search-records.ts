import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

import type { PaletteGroup } from '#domain/operations/palette/palette.contract.ts'
import { matchOf } from '#domain/operations/palette/palette-match.ts'
import { isEnough, parseTerm, type TermPart } from '#domain/operations/palette/palette-term.ts'

import { type Candidates, findCandidates } from './find-candidates.ts'
import { loadHits } from './load-hits.ts'
import { readableKinds } from './readable-kinds.ts'

const mostGroups = 8
const mostHits = 6

/**
 * The records that are what was typed, as far as the person may see them: what the index has found is read on their
 * behalf, and shown where what they get to see of it holds the words. Kinds that hold the very words come first.
 */
export async function searchRecords(req: PayloadRequest, term: string): Promise<PaletteGroup[]> {
  const parts = parseTerm(term)
  if (!isEnough(parts)) return []
  const candidates = await findCandidates(req, await readableKinds(req), parts)
  const first = candidates
    .toSorted((one, other) => Number(other.isExact) - Number(one.isExact))
    .slice(0, mostGroups)
  const groups = await Promise.all(first.map((each) => groupOf(req, each, parts)))

  return groups.filter(({ hits }) => hits.length > 0)
}

async function groupOf(
  req: PayloadRequest,
  { kind, ids }: Candidates,
  parts: readonly TermPart[],
): Promise<PaletteGroup> {
  const { payload, i18n } = req
  const found = (await loadHits(req, kind, ids)).map(({ hit, searched }) => ({
    hit,
    match: matchOf(parts, searched),
  }))
  const hits = [
    ...found.filter(({ match }) => match === 'whole'),
    ...found.filter(({ match }) => match === 'beginning'),
  ]

  return {
    slug: kind.slug,
    label: getTranslation(payload.collections[kind.slug].config.labels.plural, i18n),
    hits: hits.slice(0, mostHits).map(({ hit }) => hit),
  }
}
