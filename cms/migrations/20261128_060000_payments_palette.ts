import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { type IndexedColumns, paletteIndexDown, paletteIndexUp } from '#plugins/desk/palette/lexemes.sql.ts'

const payments: IndexedColumns = { table: 'payments', words: ['reference', 'reason', 'device'] }

/** Payments are found by typing, like whatever else the panel lists. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(paletteIndexUp(payments)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(paletteIndexDown(payments)))
}
