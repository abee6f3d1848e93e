import type { PayloadRequest } from 'payload'

import { changedTags, mostTags } from '#domain/content/media/media-tags.ts'
import type { Arrangement, NamedMedium } from '#domain/content/media/media.contract.ts'
import { asSystem, asUser } from '#kernel/access/on-behalf.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'

type Arranged = { folder?: string | null; tags?: string[] }

/** Puts media into a folder, or changes their tags: all of them or none. Answers how many it changed. */
export async function arrangeMedia(req: PayloadRequest, wish: Arrangement): Promise<number> {
  await requireRights(req, wish)

  return inTransaction(req, async () => {
    if (wish.folder) await requireFolder(req, wish.folder)
    let changed = 0
    for (const named of wish.media) {
      const change = changeOf(await tagsOf(req, named), wish)
      await store(req, named, change)
      changed += 1
    }

    return changed
  })
}

/** Files keep their content and their address for ever; whoever may add some to the website may arrange them. */
async function requireRights(req: PayloadRequest, { media }: Arrangement): Promise<void> {
  if (media.some(({ collection }) => collection === 'images')) await requireRight(req, 'update', 'images')
  if (media.some(({ collection }) => collection === 'uploads')) await requireRight(req, 'create', 'uploads')
}

async function requireFolder(req: PayloadRequest, id: string): Promise<void> {
  const folder = await findRecord(asUser(req), 'media-folders', { where: { id: { equals: id } }, select: {} })
  if (!folder) {
    const message = 'Diesen Ordner gibt es nicht mehr.'
    refuseFields([{ field: 'folder', message, code: 'validation' }])
  }
}

async function tagsOf(req: PayloadRequest, { collection, id }: NamedMedium): Promise<string[]> {
  const isPublic = collection === 'uploads' ? [{ isPublic: { equals: true } }] : []
  const found = await findRecord(asSystem(req), collection, {
    where: { and: [{ id: { equals: id } }, ...isPublic] },
    select: { tags: true },
  })
  if (!found) throw new Refused('unknown-record')

  return (found as { tags?: string[] | null }).tags ?? []
}

function changeOf(before: string[], { folder, addTags, removeTags }: Arrangement): Arranged {
  const tags = changedTags(before, { add: addTags, remove: removeTags })
  const isTooMany = (addTags ?? []).length > 0 && before.length >= mostTags && tags.length === before.length
  if (isTooMany) {
    const message = `Mehr als ${mostTags} Schlagwörter hat kein Bild.`
    refuseFields([{ field: 'addTags', message, code: 'validation' }])
  }

  return { ...(folder !== undefined && { folder }), ...((addTags ?? removeTags) && { tags }) }
}

async function store(req: PayloadRequest, { collection, id }: NamedMedium, data: Arranged): Promise<void> {
  if (collection === 'images') {
    await req.payload.update({ collection, id, data, depth: 0, ...asUser(req) })
  } else {
    await req.payload.update({ collection, id, data, depth: 0, ...asSystem(req) })
  }
}
