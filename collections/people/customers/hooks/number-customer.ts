import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'

import { holdUntilCommit, transactionOf } from '#kernel/database/hold-until-commit.ts'
import { highestCustomerNumber } from '#domain/people/customer.ts'

/** Whoever takes the next number shares it, and whoever moves the sequence on holds it alone. */
const lock = 'customers:number'

/**
 * Numbers customers in the order they are made. A number is never given twice, whoever is deleted and whatever is taken
 * back, so the database counts: what its sequence has given out is gone. A number that is brought along moves the
 * sequence on, and never back: nobody takes a number between the look at it and the move.
 */
export const numberCustomer: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data

  const database = await transactionOf(req)
  if (typeof data.number === 'number') {
    // What is none is refused by its field, which is asked after this.
    if (!Number.isInteger(data.number) || data.number < 1 || data.number > highestCustomerNumber) return data
    await holdUntilCommit(req, lock)
    await database.execute(
      sql`select setval('customers_number', greatest(last_value, ${data.number}::bigint)) from customers_number`,
    )
    return data
  }
  const { rows } = await database.execute<{ number: number }>(sql`
    with held as materialized (select pg_advisory_xact_lock_shared(hashtextextended(${lock}, 0)) as lock)
    select nextval('customers_number')::int as number from held`)

  return { ...data, number: rows[0]?.number }
}
