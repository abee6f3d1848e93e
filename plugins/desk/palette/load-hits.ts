import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

import { asUser } from '#kernel/access/on-behalf.ts'
import { asRecords, type StoredRecord } from '#kernel/database/as-records.ts'
import type { PaletteHit } from '#domain/operations/palette/palette.contract.ts'
import type { Searched } from '#domain/operations/palette/palette-match.ts'

import type { PaletteKind } from '../palette.port.ts'

export type Loaded = { hit: PaletteHit; searched: Searched }

/** Those of the records that the person may see, as far as they may see them, in the order of their ids. */
export async function loadHits(
  req: PayloadRequest,
  kind: PaletteKind,
  ids: readonly string[],
): Promise<Loaded[]> {
  const { slug, words, phones = [], shown = [] } = kind
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: [...ids] } },
    select: Object.fromEntries([...words, ...phones, ...shown].map((name) => [name, true])),
    depth: 0,
    limit: ids.length,
    pagination: false,
    ...asUser(req),
  })
  const records = asRecords(docs)

  return ids.flatMap((id) => {
    const record = records.find((each) => each.id === id)
    return record ? [loaded(req, kind, record)] : []
  })
}

function loaded({ payload, i18n }: PayloadRequest, kind: PaletteKind, record: StoredRecord): Loaded {
  const { slug, words, phones = [] } = kind
  const [first, ...others] = words
  const named = kind.title?.(record) ?? textOf(record[first])
  const hint = kind.hint?.(record) ?? [...others, ...phones].map((name) => record[name])
  const plain = kind.plain?.(record)
  const label = getTranslation(payload.collections[slug].config.labels.singular, i18n)

  return {
    hit: {
      slug,
      id: record.id,
      kind: label,
      title: named || `${label} ohne Namen`,
      hint: [...new Set(hint.map(textOf))].filter((text) => text !== '' && text !== named).join(' · '),
      ...(plain !== undefined && { plain: plain || label }),
    },
    searched: {
      texts: words.map((name) => textOf(record[name])),
      phones: phones.map((name) => textOf(record[name])),
    },
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
