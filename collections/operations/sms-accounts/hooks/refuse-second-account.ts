import type { CollectionBeforeChangeHook } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'

const message = 'Für diese Organisation ist schon ein anderes SMS-Konto aktiv.'

/** Of two that are active nobody could say which sends. The index refuses what comes at the same moment. */
export const refuseSecondAccount: CollectionBeforeChangeHook = async ({ req, data, originalDoc }) => {
  const { division, isActive, id } = { ...originalDoc, ...data } as Record<string, unknown>
  if (!isActive) return data

  const { totalDocs } = await req.payload.count({
    collection: 'sms-accounts',
    where: {
      and: [
        { isActive: { equals: true } },
        division ? { division: { equals: division } } : { division: { exists: false } },
        ...(id ? [{ id: { not_equals: id } }] : []),
      ],
    },
    ...asSystem(req),
  })
  if (totalDocs > 0) throw new Refused('validation', {}, [{ message, field: 'isActive', code: 'validation' }])

  return data
}
