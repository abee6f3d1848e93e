import { sql } from '@payloadcms/db-postgres'

import { afterGrant, afterGrantOfGlobal, meantBy } from '#kernel/access/after-grant.ts'
import { holdsOf } from '#kernel/capability/hold-first.ts'
import { tableOf } from '#kernel/database/table-of.ts'
import { holdUntilCommit, requireTransaction } from '#kernel/database/hold-until-commit.ts'
import { idsOf } from '#collections/shared/ids-of.ts'

/**
 * Payload reads a record and then writes back every column of it, which would undo without a word what somebody else
 * changes in between. So what a call means is held before it is read, and until its transaction ends: by a change as
 * an update of PostgreSQL would, which lets others go on to refer to it, by a removal against those as well.
 */
export const holdMeant = afterGrant(
  async function holdMeant(call, granted) {
    const { args, collection, operation, req } = call
    const meant = await meantBy(call, granted)
    const ids = meant ? await idsOf(req, collection.slug, meant) : []
    if (ids.length === 0) return args

    const transaction = await requireTransaction(req)
    for (const holdFirst of holdsOf(collection)) await holdFirst(req, ids, 'data' in args ? args.data : null)
    const strength = sql.raw(operation === 'delete' ? 'update' : 'no key update')
    // In one order, so that two who hold several never wait for each other.
    await transaction.execute(
      sql`select 1 from ${sql.identifier(tableOf(collection))}
        where id = any(${sql.param(ids)}::uuid[]) order by id for ${strength}`,
    )

    return args
  },
  ({ operation }) => operation === 'update' || operation === 'delete',
)

/** The same for settings, of which there is one row, or none yet: then each who comes would make one. */
export const holdGlobal = afterGrantOfGlobal(
  async function holdGlobal({ global, req }) {
    const transaction = await requireTransaction(req)
    await holdUntilCommit(req, `global:${global.slug}`)
    await transaction.execute(sql`select 1 from ${sql.identifier(tableOf(global))} for no key update`)
  },
  ({ operation }) => operation === 'update',
)
