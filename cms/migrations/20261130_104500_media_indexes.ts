import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { type IndexedColumns, paletteIndexDown, paletteIndexUp } from '#plugins/desk/palette/lexemes.sql.ts'

/** Folders of media are found by typing, like whatever else the panel lists. */
const found: IndexedColumns = { table: 'media_folders', words: ['name'] }

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(paletteIndexUp(found)))
  // Tags are asked for by what they belong to.
  await db.execute(sql`
  CREATE INDEX "images_texts_parent_idx" ON "images_texts" USING btree ("parent_id");
  CREATE INDEX "uploads_texts_parent_idx" ON "uploads_texts" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "uploads_texts_parent_idx";
  DROP INDEX "images_texts_parent_idx";`)
  await db.execute(sql.raw(paletteIndexDown(found)))
}
