import { Locked } from 'payload'

import { afterGrant } from '#collections/shared/access/after-grant.ts'
import { asSystem } from '#collections/shared/on-behalf.ts'

/** As long as Payload lets a lock count. */
const lockSeconds = 300

/**
 * Payload asks whether somebody else has the account open in the panel, but on a second connection while this
 * change holds one. As many changes as there are connections would wait for each other, so it is asked here.
 */
export const askForEditLock = afterGrant(
  async ({ args, req }) => {
    const { id, overrideLock } = args as { id?: string; overrideLock?: boolean }
    if (overrideLock !== false || id === undefined) return args

    const { docs } = await req.payload.find({
      collection: 'payload-locked-documents',
      where: { 'document.relationTo': { equals: 'users' }, 'document.value': { equals: id } },
      sort: '-updatedAt',
      limit: 1,
      pagination: false,
      depth: 0,
      ...asSystem(req),
    })
    const [lock] = docs
    if (lock && lock.user.value !== req.user?.id && isFresh(lock.updatedAt)) {
      throw new Locked(`Document with ID ${id} is currently locked by another user and cannot be modified.`)
    }
    return { ...args, overrideLock: true }
  },
  ({ operation }) => operation === 'update',
)

const isFresh = (updatedAt: string): boolean =>
  Temporal.Now.instant().since(updatedAt).total('seconds') <= lockSeconds
