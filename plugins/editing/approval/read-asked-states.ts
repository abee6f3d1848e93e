import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { readDivisions } from '#collections/shared/divisions.ts'
import { isOfStrictDivision, strictDivisions } from '#domain/content/approval/approval-rules.ts'
import { type SectionedSlug, sectionedSlugs } from '#domain/content/drafted-slug.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import type { Commented } from '../comments/comment-tables.ts'
import { type Strict, strictPagesShowing, writersOf } from './states.ts'

/** By now of what was asked for: its newest state, whether a second person has to look, and who has written it. */
export type AskedState = { version: string; at: string; isNeeded: boolean; writers: string[] }

type Row = {
  record: string
  version: string
  at: string
  division: string | null
  isShownByStrict: boolean
  writers: string[]
  [name: string]: unknown
}

/** Of all of them in one statement, as `readNewestState`, `needsApproval` and `readWriters` say of one. */
export async function readAskedStates(
  req: PayloadRequest,
  asked: readonly Commented[],
): Promise<ReadonlyMap<string, AskedState>> {
  if (asked.length === 0) return new Map()
  const divisions = await readDivisions(req)
  const strict = strictDivisions(divisions)
  if (strict.length === 0) return new Map()
  const statesOf = sectionedSlugs.map((of) => askedStatesOf(of, asked, strict))
  const { rows } = await (await transactionOf(req)).execute<Row>(sql.join(statesOf, sql` union all `))

  return new Map(
    rows.map(({ record, version, at, division, isShownByStrict, writers }) => [
      record,
      { version, at, isNeeded: isShownByStrict || isOfStrictDivision(division, divisions), writers },
    ]),
  )
}

/** Each once, however often it was asked for. */
const askedStatesOf = (of: SectionedSlug, asked: readonly Commented[], strict: Strict) => {
  const ids = new Set(asked.filter((each) => each.of === of).map(({ record }) => record))
  const record = sql`r.record`

  return sql`(select ${record}, newest.*,
      ${of === 'sites' ? sql`false` : sql`exists (${strictPagesShowing(record, strict)})`} as "isShownByStrict",
      (select coalesce(json_agg(w.id), '[]') from (${writersOf(of, record)}) w) as writers
    from (select value::uuid as record from json_array_elements_text(${JSON.stringify([...ids])}::json)) r,
         lateral (
           select v.id as version, to_json(v.version_updated_at) #>> '{}' as at, v.version_division_id as division
             from ${sql.identifier(`_${of}_v`)} v
            where v.parent_id = ${record} order by v.updated_at desc limit 1) newest)`
}
