import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import type { PaletteHit } from '#domain/operations/palette/palette.contract.ts'

import { paletteOf } from '../palette.port.ts'
import { readKept } from '../read-kept.ts'
import { loadHits } from './load-hits.ts'
import { readableKinds } from './readable-kinds.ts'

/** Under which it is kept what a person has opened last; names are looked up each time, so nothing of them is kept. */
const openedKey = 'desk-palette-opened'
const mostKept = 20
const mostShown = 8

const opened = z.array(z.object({ slug: z.string(), id: z.uuid() })).check(z.maxLength(mostKept))
type Opened = z.infer<typeof opened>

/** What the person has opened last, as far as it is still there and theirs to see. */
export async function readOpened(req: PayloadRequest): Promise<PaletteHit[]> {
  const { value } = await readPreference(req)
  const kinds = await readableKinds(req)
  const loaded = await Promise.all(
    kinds.map(async (kind) => {
      const ids = value.filter(({ slug }) => slug === kind.slug).map(({ id }) => id)
      return ids.length > 0 ? loadHits(req, kind, ids) : []
    }),
  )
  const hits = loaded.flat().map(({ hit }) => hit)

  return value
    .flatMap((one) => hits.find(({ slug, id }) => slug === one.slug && id === one.id) ?? [])
    .slice(0, mostShown)
}

/** What is opened again moves to the front. Records that nobody finds by typing are none to come back to so. */
export async function noteOpened(req: PayloadRequest, record: Opened[number]): Promise<void> {
  if (!paletteOf(req.payload.config).kinds.some(({ slug }) => slug === record.slug)) return

  // Of two that are opened at once, in two tabs, the second one adds to what the first one has kept.
  await inTransaction(req, async () => {
    await holdUntilCommit(req, `${openedKey}:${req.user?.id}`)
    await keepOpened(req, record)
  })
}

async function keepOpened(req: PayloadRequest, record: Opened[number]): Promise<void> {
  const { payload } = req
  const { id, value: before } = await readPreference(req)
  const others = before.filter((one) => one.slug !== record.slug || one.id !== record.id)
  const value: Opened = [record, ...others].slice(0, mostKept)
  if (id === null) {
    const owner = { relationTo: 'users', value: String(req.user?.id) } as const
    const data = { key: openedKey, value, user: owner }
    await payload.create({ collection: 'payload-preferences', data, depth: 0, ...asSystem(req) })
    return
  }
  await payload.update({ collection: 'payload-preferences', id, data: { value }, depth: 0, ...asSystem(req) })
}

async function readPreference(req: PayloadRequest): Promise<{ id: string | null; value: Opened }> {
  const kept = await readKept(req, openedKey)
  const { data } = opened.safeParse(kept?.value)

  return { id: kept?.id ?? null, value: data ?? [] }
}
