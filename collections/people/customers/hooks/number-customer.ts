import type { CollectionBeforeChangeHook } from 'payload'

import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'

const firstNumber = 10_001

/** Numbers customers in the order they are made; a number is never given twice. */
export const numberCustomer: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || typeof data.number === 'number') return data

  await holdUntilCommit(req, 'customers:number')
  const { docs } = await req.payload.find({
    collection: 'customers',
    where: { number: { exists: true } },
    sort: '-number',
    select: { number: true },
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })

  return { ...data, number: Math.max(firstNumber, (docs[0]?.number ?? 0) + 1) }
}
