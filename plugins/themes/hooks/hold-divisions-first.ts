import { sql } from '@payloadcms/db-postgres'

import { requireTransaction } from '#kernel/database/hold-until-commit.ts'
import type { HoldFirst } from '#kernel/capability/hold-first.ts'

/** Who changes a division changes its theme afterwards, so whoever publishes a theme holds them in the same order. */
export const holdDivisionsFirst: HoldFirst = async (req, ids) => {
  if (ids.length === 0) return
  const transaction = await requireTransaction(req)
  await transaction.execute(sql`
    select 1 from divisions
     where id in (select division_id from themes where id in (${sql.join(
       ids.map((id) => sql`${id}::uuid`),
       sql`, `,
     )}))
     order by id for no key update`)
}
