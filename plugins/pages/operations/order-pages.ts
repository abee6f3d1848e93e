import type { PayloadRequest } from 'payload'

import { hasPosition } from '#domain/content/site-types.ts'
import { asUser, withContext } from '#kernel/access/on-behalf.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'

import { readStoredPages } from './read-stored-pages.ts'

/** So that one can be put between two by hand. */
const step = 10

/** Cards stand in this order from now on; who stands there already is not written again. Answers how many were. */
export async function orderPages(req: PayloadRequest, ids: readonly string[]): Promise<number> {
  return inTransaction(req, async () => {
    await holdUntilCommit(req, 'sites')
    const stored = new Map((await readStoredPages(req)).map((page) => [page.id, page]))
    const pages = [...new Set(ids)].map((id) => stored.get(id))
    const changed = pages.flatMap((page, index) => {
      if (!page) throw new Refused('unknown-record')
      if (!hasPosition(page.type)) refuseFields([noOrder])

      return page.position === (index + 1) * step ? [] : [{ id: page.id, position: (index + 1) * step }]
    })
    for (const { id, position } of changed) {
      await req.payload.update({
        collection: 'sites',
        id,
        data: { position },
        depth: 0,
        overrideLock: false,
        ...asUser(withContext(req, {})),
      })
    }

    return changed.length
  })
}

const noOrder = {
  field: 'ids',
  code: 'no-order',
  message: 'Eine Reihenfolge haben nur Leistungen und Techniken.',
}
