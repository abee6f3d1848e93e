import { type Access, combineQueries, type PayloadRequest, type Where } from 'payload'

import { afterGrant, whereNamed } from '#kernel/access/after-grant.ts'
import { idOf, staffOf } from '#kernel/access/caller.ts'
import { idsOf } from '#collections/shared/ids-of.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { Refused } from '#kernel/refused.ts'
import type { Deed } from '#domain/people/rights.ts'
import type { PayloadLockedDocument } from '#cms/payload-types.ts'

export const editLocks = 'payload-locked-documents'

type Opened = Pick<PayloadLockedDocument, 'document' | 'globalSlug'>
export type Lock = Opened & { user: PayloadLockedDocument['user'] }

/**
 * A lock belongs to whoever works behind it; somebody else may take it over, as the panel offers it, who may change
 * the record. The panel alone makes locks.
 */
export const accessToEditLocks: Partial<Record<Deed, Access>> = {
  create: () => false,
  update: async ({ req, data }) => {
    const { user, ...more } = (data ?? {}) as Partial<Lock>
    if (Object.keys(more).length > 0) return false
    if (user === undefined) return ofAsker(req)

    const isOwn = user?.relationTo === 'users' && idOf(user.value) === staffOf(req)?.id
    return isOwn && { or: [ofAsker(req), await onRecords(req, 'update')] }
  },
  delete: ({ req }) => ofAsker(req),
}

/**
 * Who has which record open is seen by those who may read the record. That takes a look at the records, so it is
 * no answer to the question who may read.
 */
export const hideLocksOfHidden = afterGrant(
  async function hideLocksOfHidden({ args, req }) {
    const { id, where } = args as { id?: string; where?: Where }
    const seen = { or: [ofAsker(req), await onRecords(req, 'read')] }
    if (id === undefined) return { ...args, where: combineQueries(where ?? {}, seen) }

    const { totalDocs } = await req.payload.count({
      collection: editLocks,
      where: whereNamed(id, seen),
      ...asSystem(req),
    })
    if (totalDocs === 0) throw new Refused('unknown-record')
    return args
  },
  ({ operation, overrideAccess }) => !overrideAccess && ['read', 'readDistinct', 'count'].includes(operation),
)

const ofAsker = (req: PayloadRequest): Where => ({ 'user.value': { equals: staffOf(req)?.id } })

/** There are as many locks as forms stand open, so they are few. */
async function onRecords(req: PayloadRequest, deed: 'read' | 'update'): Promise<Where> {
  const { docs } = await req.payload.find({
    collection: editLocks,
    select: { document: true, globalSlug: true },
    limit: 0,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })
  const open: string[] = []
  // One question for each kind of record, however many of them stand open.
  for (const locks of Map.groupBy(docs, kindOf).values()) {
    for (const { id } of await permitted(req, deed, locks)) open.push(id)
  }
  return { id: { in: open } }
}

const kindOf = ({ document, globalSlug }: Opened) => document?.relationTo ?? globalSlug
const recordOf = ({ document }: Opened): string => idOf(document?.value)

/** Of locks on records of one kind, those on what the asker may read or change. */
export async function permitted<Some extends Opened>(
  req: PayloadRequest,
  deed: 'read' | 'update',
  locks: readonly Some[],
): Promise<readonly Some[]> {
  const collection = locks[0]?.document?.relationTo
  const granted = await rightTo(req, deed, collection ?? locks[0]?.globalSlug ?? '')
  if (!collection || typeof granted === 'boolean') return granted ? locks : []

  const ids = await idsOf(req, collection, { and: [granted, { id: { in: locks.map(recordOf) } }] })
  return locks.filter((lock) => ids.includes(recordOf(lock)))
}
