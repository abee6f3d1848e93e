import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import {
  type IndexedColumns,
  paletteIndexDown,
  paletteIndexUp,
  paletteLexemesDown,
  paletteLexemesUp,
} from '#plugins/desk/palette/lexemes.sql.ts'

const indexed: readonly IndexedColumns[] = [
  { table: 'customers', words: ['name', 'number', 'email', 'company_name', 'first_name', 'last_name'], phones: ['phone'] },
  { table: 'products', words: ['name'] },
  { table: 'categories', words: ['name'] },
  { table: 'menus', words: ['name'] },
  { table: 'tags', words: ['name'] },
  { table: 'users', words: ['last_name', 'first_name', 'username', 'email'], phones: ['phone'] },
  { table: 'external_users', words: ['name', 'company', 'role', 'email'], phones: ['phone'] },
  { table: 'sites', words: ['name', 'path'] },
  { table: 'blocks', words: ['name', 'identifier'] },
  { table: 'navigations', words: ['name', 'identifier'] },
  { table: 'nodes', words: ['name', 'identifier'] },
  { table: 'services', words: ['name', 'path', 'category'] },
  { table: 'vehicles', words: ['name', 'path', 'maker', 'model', 'plate', 'serial_number'] },
  { table: 'contact_requests', words: ['name', 'company', 'email'], phones: ['phone'] },
  { table: 'questionnaires', words: ['name'] },
  { table: 'submissions', words: ['client_name', 'contact_name', 'service'] },
  { table: 'analytics_leads', words: ['name', 'company', 'email', 'source', 'campaign'], phones: ['phone'] },
  { table: 'projects', words: ['name'] },
  { table: 'tasks', words: ['title'] },
  { table: 'branches', words: ['name', 'identifier', 'city', 'zip_code'] },
  { table: 'divisions', words: ['name', 'identifier'] },
  { table: 'departments', words: ['name'] },
  { table: 'tables', words: ['identifier'] },
  { table: 'donatees', words: ['name', 'identifier'] },
  { table: 'devices', words: ['name', 'identifier', 'model'] },
  { table: 'images', words: ['alt', 'filename'] },
  { table: 'uploads', words: ['original_name', 'filename'] },
  { table: 'image_templates', words: ['name', 'identifier'] },
  { table: 'fonts', words: ['family', 'variant', 'filename'] },
  { table: 'redirects', words: ['path', 'target', 'note'] },
  { table: 'qr_codes', words: ['name', 'path'] },
  { table: 'scenes', words: ['name', 'path'] },
  { table: 'signage_segments', words: ['name'] },
  { table: 'signage_streams', words: ['name', 'url'] },
  { table: 'signage_devices', words: ['name', 'identifier'] },
  { table: 'working_schedules', words: ['title', 'position'] },
  { table: 'absences', words: ['title'] },
  { table: 'working_activities', words: ['title'] },
  { table: 'contracts', words: ['title'] },
  { table: 'order_reviews', words: ['comment'] },
  { table: 'logs', words: ['title', 'actor_name'] },
  // The last, so that nobody who orders meanwhile waits for the others.
  { table: 'orders', words: ['ticket_number', 'last_name', 'first_name', 'company_name', 'email', 'uid'], phones: ['phone'] },
]

/** Everything that is found by typing has an index of its words. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(paletteLexemesUp))
  for (const columns of indexed) await db.execute(sql.raw(paletteIndexUp(columns)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const columns of indexed) await db.execute(sql.raw(paletteIndexDown(columns)))
  await db.execute(sql.raw(paletteLexemesDown))
}
