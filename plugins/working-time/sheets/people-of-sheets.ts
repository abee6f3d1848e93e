import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { callerOf, staffOf } from '#kernel/access/caller.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

/** Somebody of the staff with the branches at which they work. */
export type SheetPerson = { id: string; name: string; branches: string[] }
type Asked = { branch?: string | undefined; user?: string | undefined }

/**
 * Whose sheets whoever asks may see, by name: all of them, those of the people at their branches, or their own. A branch
 * or person beyond that is answered like one that does not exist.
 */
export async function peopleOfSheets(req: PayloadRequest, { branch, user }: Asked): Promise<SheetPerson[]> {
  const staff = staffOf(req)
  const granted = staff && (await rightTo(req, 'read', 'time-sheets'))
  if (!granted) throw new Refused('not-allowed')
  const seen = { self: staff.id, branches: await branchesSeen(req, granted === true) }
  const mayAsk = branch === undefined || [...(seen.branches ?? []), ...staff.branches].includes(branch)
  if (!mayAsk) throw new Refused('unknown-branch')

  const people = await readPeople(
    req,
    sql`${isAdmin(req) ? sql`true` : sql`(u.id = ${seen.self} or ${worksAt(seen.branches ?? [])})`}
        ${user === undefined ? sql`` : sql`and u.id = ${user}`}
        ${branch === undefined ? sql`` : sql`and ${worksAt([branch])}`}`,
  )
  if (user !== undefined && people.length === 0) throw new Refused('unknown-record')

  return people
}

/** One of them. */
export async function personOfSheets(req: PayloadRequest, user: string): Promise<SheetPerson> {
  const [person] = await peopleOfSheets(req, { user })
  if (!person) throw new Refused('unknown-record')

  return person
}

/**
 * Whoever may be paid by a branch, those who work elsewhere by now included: a month belongs to the branch of its
 * contract. For whoever leads the branch.
 */
export const peoplePaidBy = (req: PayloadRequest, branch: string): Promise<SheetPerson[]> =>
  readPeople(
    req,
    sql`(${worksAt([branch])}
         or exists (select from contracts c where c.user_id = u.id and c.branch_id = ${branch}))`,
  )

/** Whether whoever asks leads the person: they may close months, and settle what is unclear. */
export async function leadsPerson(req: PayloadRequest, { branches }: SheetPerson): Promise<boolean> {
  if (isAdmin(req)) return true
  const shared = (staffOf(req)?.branches ?? []).filter((branch) => branches.includes(branch))
  const led = await Promise.all(shared.map((branch) => leadsBranch(req, branch)))

  return led.includes(true)
}

export const leadsBranch = async (req: PayloadRequest, branch: string): Promise<boolean> =>
  (await rightTo(req, 'create', 'time-sheets', { data: { branch } })) === true

/** A branch whose people one does not lead is answered like one that does not exist. */
export async function refuseBranchNotLed(req: PayloadRequest, branch: string): Promise<void> {
  if (!staffOf(req)) throw new Refused('not-allowed')
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`select from branches where id = ${branch}`)
  const isSeen = isAdmin(req) ? rows.length > 0 : staffOf(req)?.branches.includes(branch)
  if (!isSeen) throw new Refused('unknown-branch')
  if (!(await leadsBranch(req, branch))) throw new Refused('not-allowed')
}

export const isAdmin = (req: PayloadRequest): boolean => callerOf(req).askers.includes('ROLE_ADMIN')

/** The branches whose people are seen; null for whoever sees nobody but themselves. */
async function branchesSeen(req: PayloadRequest, isAll: boolean): Promise<string[] | null> {
  const { askers, branches } = callerOf(req)
  if (!isAll) return askers.includes('ROLE_MANAGER') ? branches : null
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ id: string }>(sql`select id from branches`)

  return rows.map(({ id }) => id)
}

const worksAt = (branches: readonly string[]): SQL => sql`
  exists (select from users_rels r where r.parent_id = u.id and r.path = 'branches'
                                     and r.branches_id = any (${`{${branches.join(',')}}`}::uuid[]))`

async function readPeople(req: PayloadRequest, isAsked: SQL): Promise<SheetPerson[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<SheetPerson>(sql`
    select u.id, coalesce(u.name, concat_ws(' ', u.first_name, u.last_name)) as name,
           coalesce((select json_agg(r.branches_id order by r."order") from users_rels r
                      where r.parent_id = u.id and r.path = 'branches'), '[]') as branches
      from users u
     where ${isAsked}
     order by 2, u.id`)

  return rows
}
