import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { visitorsDown, visitorsUp } from '#plugins/analytics/visit-tables.sql.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(visitorsUp))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(visitorsDown))
}
