import type { CollectionBeforeChangeHook } from 'payload'

import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'

const firstNumber = 10_001

/** Numbers customers in the order they are made; a number is never given twice. */
export const numberCustomer: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || typeof data.number === 'number') return data

  await holdUntilCommit(req, 'customers:number')
  const found = await findRecord(asSystem(req), 'customers', {
    where: { number: { exists: true } },
    sort: '-number',
    select: { number: true },
  })

  return { ...data, number: Math.max(firstNumber, (found?.number ?? 0) + 1) }
}
