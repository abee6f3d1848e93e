import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { holdsLedgerOf } from '#domain/workforce/ledger/ledger-event.ts'
import { idOf } from '#kernel/access/caller.ts'
import type { HoldFirst } from '#kernel/capability/hold-first.ts'
import { holdUntilCommit, requireTransaction } from '#kernel/database/hold-until-commit.ts'

import { holdAbsencesOf } from '../operations/recount-absences.ts'

type Owned = 'absences' | 'contracts' | 'working_activities'

/**
 * Whoever changes a contract or an absence will count absences: they are held before anything else of the person is, by
 * everybody in the same order.
 */
export const holdAbsences: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const people = [originalDoc?.user, data.user].filter((person) => person !== undefined && person !== null)
  await holdAbsencesOf(req, people.map(idOf))

  return data
}

/** Counting anew writes absences of the person, so that who changes one holds all of them before that one. */
export const holdAbsencesFirst =
  (table: Owned): HoldFirst =>
  async (req, ids, data) => {
    const person = (data as { user?: unknown } | null | undefined)?.user
    const moved = typeof person === 'string' ? [idOf(person)] : []
    await holdAbsencesOf(req, [...(await peopleOf(req, table, ids)), ...moved])
  }

/** A press writes the activity that goes on once it holds the ledger, so that who corrects one does as well. */
export const holdLedgerFirst: HoldFirst = async (req, ids) => {
  const people = await peopleOf(req, 'working_activities', ids)
  for (const person of people) await holdUntilCommit(req, holdsLedgerOf(person))
}

async function peopleOf(req: PayloadRequest, table: Owned, ids: readonly string[]): Promise<string[]> {
  const transaction = await requireTransaction(req)
  const { rows } = await transaction.execute<{ person: string }>(
    sql`select distinct user_id as person from ${sql.identifier(table)}
      where id = any(${sql.param(ids)}::uuid[]) and user_id is not null order by user_id`,
  )

  return rows.map(({ person }) => person)
}
