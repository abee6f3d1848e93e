import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { type IndexedColumns, paletteIndexDown, paletteIndexUp } from '#plugins/desk/palette/lexemes.sql.ts'

/** What plans are made of is found by typing, like whatever else the panel lists. */
const found: readonly IndexedColumns[] = [
  { table: 'shift_templates', words: ['name'] },
  { table: 'staffing_needs', words: ['position'] },
  { table: 'shift_swaps', words: ['title'] },
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const columns of found) await db.execute(sql.raw(paletteIndexUp(columns)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const columns of found.toReversed()) await db.execute(sql.raw(paletteIndexDown(columns)))
}
