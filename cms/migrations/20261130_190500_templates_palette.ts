import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { type IndexedColumns, paletteIndexDown, paletteIndexUp } from '#plugins/desk/palette/lexemes.sql.ts'

/** Templates of pages are found by typing, like whatever else the panel lists. */
const found: IndexedColumns = { table: 'page_templates', words: ['name'] }

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(paletteIndexUp(found)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(paletteIndexDown(found)))
}
