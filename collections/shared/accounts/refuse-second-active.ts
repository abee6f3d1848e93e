import type { CollectionBeforeChangeHook, CollectionSlug } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'

type Accounts = { collection: CollectionSlug; message: string; sameBy?: readonly string[] }

/**
 * Of two accounts of a division that are active nobody could say which is meant, where they are the same by these fields
 * as well. The index refuses what comes at the same moment.
 */
export const refuseSecondActive = ({
  collection,
  message,
  sameBy = [],
}: Accounts): CollectionBeforeChangeHook =>
  async function refuseSecondActive({ req, data, originalDoc }) {
    const account: Record<string, unknown> = { ...originalDoc, ...data }
    const { division, isActive, id } = account
    if (!isActive) return data

    const { totalDocs } = await req.payload.count({
      collection,
      where: {
        and: [
          { isActive: { equals: true } },
          ...sameBy.map((field) => ({ [field]: { equals: account[field] } })),
          division ? { division: { equals: division } } : { division: { exists: false } },
          ...(id ? [{ id: { not_equals: id } }] : []),
        ],
      },
      ...asSystem(req),
    })
    refuseFields(totalDocs > 0 ? [{ message, field: 'isActive', code: 'validation' }] : [])

    return data
  }
