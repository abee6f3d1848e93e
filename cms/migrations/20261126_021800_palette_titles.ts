import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import {
  type IndexedColumns,
  paletteIndexDown,
  paletteIndexUp,
  paletteLexemesUp,
} from '#plugins/desk/palette/lexemes.sql.ts'

import { indexed as indexedBefore } from './20261124_112000_palette_words.ts'

const indexed: readonly IndexedColumns[] = [
  { table: 'working_schedules', words: ['title', 'position'] },
  { table: 'absences', words: ['title'] },
  { table: 'working_activities', words: ['title'] },
  { table: 'contracts', words: ['title'] },
  { table: 'order_reviews', words: ['comment'] },
  { table: 'logs', words: ['title', 'actor_name'] },
]

/** What is called in words since then is found by them; and each index is made of a function that costs less. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(paletteLexemesUp))
  for (const columns of indexedBefore) {
    await db.execute(sql.raw(paletteIndexDown(columns)))
    await db.execute(sql.raw(paletteIndexUp(columns)))
  }
  for (const columns of indexed) await db.execute(sql.raw(paletteIndexUp(columns)))
  await db.execute(sql`DROP FUNCTION IF EXISTS palette_lexemes(text[], text[]);`)
}

/** The former indexes found the same, so they stay as they are. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const columns of indexed) await db.execute(sql.raw(paletteIndexDown(columns)))
}
