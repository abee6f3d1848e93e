import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { type IndexedColumns, paletteIndexDown, paletteIndexUp } from '#plugins/desk/palette/lexemes.sql.ts'

const indexed: readonly IndexedColumns[] = [
  { table: 'working_schedules', words: ['title', 'position'] },
  { table: 'absences', words: ['title'] },
  { table: 'working_activities', words: ['title'] },
  { table: 'contracts', words: ['title'] },
  { table: 'order_reviews', words: ['comment'] },
  { table: 'logs', words: ['title', 'actor_name'] },
]

/** What is called in words since then is found by them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const columns of indexed) await db.execute(sql.raw(paletteIndexUp(columns)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const columns of indexed) await db.execute(sql.raw(paletteIndexDown(columns)))
}
