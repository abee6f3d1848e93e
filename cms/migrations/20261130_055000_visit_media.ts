import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { visitMediaDown, visitMediaUp } from '#plugins/analytics/visit-tables.sql.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(visitMediaUp))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(visitMediaDown))
}
