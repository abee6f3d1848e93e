import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'

import { holdUntilCommit, transactionOf } from '#kernel/database/hold-until-commit.ts'

/**
 * Numbers customers in the order they are made. A number is never given twice, whoever is deleted and whatever is taken
 * back, so the database counts: what its sequence has given out is gone.
 */
export const numberCustomer: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data

  const database = await transactionOf(req)
  if (typeof data.number === 'number') {
    // What is brought along is not given to anybody else later; of two at once the higher one counts.
    await holdUntilCommit(req, 'customers:number')
    await database.execute(sql`
      select setval('customers_number', ${data.number}::bigint) from customers_number where last_value < ${data.number}`)
    return data
  }
  const { rows } = await database.execute<{ number: number }>(
    sql`select nextval('customers_number')::int as number`,
  )

  return { ...data, number: rows[0]?.number }
}
