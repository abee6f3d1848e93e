import {
  type Access,
  type CollectionSlug,
  combineQueries,
  createLocalReq,
  executeAccess,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload'

import { afterGrant, type Granted, whereNamed } from '#collections/shared/access/after-grant.ts'
import { idOf, staffOf } from '#collections/shared/access/caller.ts'
import { asSystem } from '#collections/shared/on-behalf.ts'
import { Refused } from '#collections/shared/refused.ts'
import { wrapOnce } from '#collections/shared/wrap-once.ts'
import type { Deed } from '#domain/people/rights.ts'
import type { PayloadLockedDocument } from '#cms/payload-types.ts'

export const editLocks = 'payload-locked-documents'

type Opened = Pick<PayloadLockedDocument, 'document' | 'globalSlug'>
type Lock = Opened & { user: PayloadLockedDocument['user'] }

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
  async ({ args, req }) => {
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

/** Payload's form makes locks past every right: the request is not even named, and the database is told alone. */
export function keepLocksToEditors(payload: Payload): void {
  payload.db.create = wrapOnce('edit-locks', payload.db.create, (create) => {
    return async (asked) => {
      const isByForm = asked.collection === editLocks && asked.req === undefined
      // The form does not look at what is answered: whoever only reads keeps nobody from writing.
      if (isByForm && !(await mayOpen(payload, asked.data as Lock))) return asked.data as never

      return create.call(payload.db, asked)
    }
  })
}

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
  for (const lock of docs) if (await may(req, deed, lock)) open.push(lock.id)

  return { id: { in: open } }
}

async function mayOpen(payload: Payload, lock: Lock): Promise<boolean> {
  const { relationTo, value } = lock.user
  if (relationTo !== 'users') return false

  const req = await createLocalReq({}, payload)
  const user = await payload.findByID({ collection: 'users', id: idOf(value), depth: 0, ...asSystem(req) })
  return may(await createLocalReq({ user: { ...user, collection: 'users' } }, payload), 'update', lock)
}

async function may(req: PayloadRequest, deed: 'read' | 'update', opened: Opened): Promise<boolean> {
  const { document, globalSlug } = opened
  if (document) return mayRecord(req, deed, document.relationTo, idOf(document.value))

  const global = req.payload.globals.config.find(({ slug }) => slug === globalSlug)
  return global !== undefined && (await grantOf(req, global.access[deed])) !== false
}

async function mayRecord(
  req: PayloadRequest,
  deed: 'read' | 'update',
  collection: CollectionSlug,
  id: string,
): Promise<boolean> {
  const granted = await grantOf(req, req.payload.collections[collection].config.access[deed])
  if (typeof granted === 'boolean') return granted

  const { totalDocs } = await req.payload.count({
    collection,
    where: whereNamed(id, granted),
    ...asSystem(req),
  })
  return totalDocs > 0
}

const grantOf = (req: PayloadRequest, access: Access): Promise<Granted | false> =>
  executeAccess({ req, disableErrors: true }, access)
