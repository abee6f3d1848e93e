import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { MonthSheetView } from '#domain/workforce/time-sheets.contract.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { personOfSheets } from '../sheets/people-of-sheets.ts'
import { readSheet } from '../sheets/read-sheets.ts'
import { tellShown } from '../sheets/tell-month.ts'

/** A person's month with what a paper about it names besides. */
export type FiledMonth = MonthSheetView & {
  house: string | null
  /** Of the closing that holds: when, and what seals it and the one before. */
  closing: { at: string; seal: string; previous: string | null } | null
}

type Asked = { user: string; month: string; now: Temporal.Instant }

export async function readMonthFile(req: PayloadRequest, { user, month, now }: Asked): Promise<FiledMonth> {
  const person = await personOfSheets(req, user)
  const shown = await readSheet(req, { person, month, now })
  const view = await tellShown(req, shown)
  const { closing } = shown.folded

  return {
    ...view,
    house: view.branch && (await houseOf(req, view.branch.id)),
    closing: closing && {
      at: new Date(closing.atMs).toISOString(),
      seal: closing.seal ?? '',
      previous: closing.previous,
    },
  }
}

async function houseOf(req: PayloadRequest, branch: string): Promise<string | null> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ name: string }>(sql`
    select d.name from branches b join divisions d on d.id = b.division_id where b.id = ${branch}`)

  return rows[0]?.name ?? null
}
