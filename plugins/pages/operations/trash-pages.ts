import type { PayloadRequest } from 'payload'

import { readDivisions } from '#collections/shared/divisions.ts'
import { goneAt } from '#domain/content/pages/page-trash.ts'
import type { TrashedPage } from '#domain/content/pages/trash.contract.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'

import { brandOf } from './read-page-tree.ts'

const mostShown = 500

/** What lies in the trash, the latest first. */
export async function readTrash(req: PayloadRequest): Promise<TrashedPage[]> {
  const divisions = await readDivisions(req)
  const { docs } = await req.payload.find({
    collection: 'sites',
    trash: true,
    where: { deletedAt: { exists: true } },
    select: { name: true, path: true, type: true, division: true, deletedAt: true },
    sort: '-deletedAt',
    limit: mostShown,
    pagination: false,
    depth: 0,
    ...asUser(req),
  })

  return docs.flatMap(({ id, name, path, type, division, deletedAt }) =>
    deletedAt
      ? [
          {
            id,
            name: name || 'Ohne Namen',
            // A draft may have none yet.
            path: path || '',
            type,
            division: brandOf(divisions, division ? idOf(division) : null),
            deletedAt,
            goneAt: goneAt(deletedAt),
          },
        ]
      : [],
  )
}

/** What follows from it say the hooks of pages, for the forms of the panel do it by themselves. */
export async function trashPage(req: PayloadRequest, id: string): Promise<void> {
  await req.payload.update({
    collection: 'sites',
    id,
    data: { deletedAt: Temporal.Now.instant().toString() },
    depth: 0,
    overrideLock: false,
    ...asUser(req),
  })
}

export async function restorePage(req: PayloadRequest, id: string): Promise<void> {
  await requireTrashed(req, id)
  await req.payload.update({
    collection: 'sites',
    id,
    trash: true,
    data: { deletedAt: null, _status: 'draft' },
    depth: 0,
    ...asUser(req),
  })
}

export async function deleteForGood(req: PayloadRequest, id: string): Promise<void> {
  await requireTrashed(req, id)
  await req.payload.delete({ collection: 'sites', id, trash: true, depth: 0, ...asUser(req) })
}

async function requireTrashed(req: PayloadRequest, id: string): Promise<void> {
  const page = await req.payload.findByID({
    collection: 'sites',
    id,
    trash: true,
    select: { deletedAt: true },
    depth: 0,
    disableErrors: true,
    ...asUser(req),
  })
  if (!page?.deletedAt) throw new Refused('unknown-record')
}
