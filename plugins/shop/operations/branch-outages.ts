import type { Payload } from 'payload'

import type { Outage } from '#domain/catalogue/sold-out.ts'
import { liveChannel, liveMessages } from '#kernel/live/live-message.ts'
import { noteRead } from '#kernel/live/readings.ts'

/** What one branch has run out of, and the first name of who said so. */
export type BranchOutage = Outage & { branch: string; setBy: string | null }

/** Tells of a change in any branch; with the id of a branch behind a colon, in that one. */
export const outagesTag = 'outages'

const tagsOf = (branches: readonly string[]) => branches.map((branch) => `${outagesTag}:${branch}`)

/** What branches have run out of by their own word, the soonest to return first; what is over is not among it. */
export async function readOutages(
  { db }: Pick<Payload, 'db'>,
  branches: readonly string[],
): Promise<BranchOutage[]> {
  noteRead(tagsOf(branches))
  const { rows } = await db.pool.query<BranchOutage>({
    name: 'read-outages',
    text: `select o.branch_id as branch, o.product_id as product, nullif(o.option_id, '') as option,
                  to_char(o.until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until, u.first_name as "setBy"
             from branch_outages o left join users u on u.id = o.set_by
            where o.branch_id = any($1::uuid[]) and (o.until is null or o.until > now())
            order by o.until nulls last, o.product_id, o.option_id`,
    values: [branches],
  })

  return rows
}

/** Keeps that a branch has run out of something, in the place of what was said of it before. What is over goes meanwhile. */
export async function keepOutage(
  { db }: Pick<Payload, 'db'>,
  { branch, product, option, until, setBy }: BranchOutage,
): Promise<void> {
  await db.pool.query({
    name: 'keep-outage',
    text: `with over as (
             delete from branch_outages
              where branch_id = $1::uuid and until <= now() and (product_id, option_id) is distinct from ($2::uuid, $3::text)),
           kept as (
             insert into branch_outages (branch_id, product_id, option_id, until, set_by) values ($1, $2, $3, $4, $5)
             on conflict (branch_id, product_id, option_id)
             do update set until = excluded.until, set_by = excluded.set_by
             returning 1)
           select pg_notify('${liveChannel}', message) from kept, unnest($6::text[]) message`,
    values: [branch, product, option ?? '', until, setBy, newsOf(branch)],
  })
}

/** Says that a branch has something again; nothing to do where it never ran out of it. */
export async function liftOutage(
  { db }: Pick<Payload, 'db'>,
  { branch, product, option }: Pick<BranchOutage, 'branch' | 'product' | 'option'>,
): Promise<void> {
  await db.pool.query({
    name: 'lift-outage',
    text: `with lifted as (
             delete from branch_outages
              where branch_id = $1::uuid and product_id = $2::uuid and option_id = $3 returning 1)
           select pg_notify('${liveChannel}', message) from lifted, unnest($4::text[]) message`,
    values: [branch, product, option ?? '', newsOf(branch)],
  })
}

const newsOf = (branch: string): string[] => liveMessages([outagesTag, ...tagsOf([branch])])
