import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { requestTablesDown, requestTablesUp } from '#plugins/analytics/requests/request-tables.sql.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "config" ADD COLUMN "counts_requests" boolean DEFAULT false;
  ${sql.raw(requestTablesUp)}`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ${sql.raw(requestTablesDown)}
   ALTER TABLE "config" DROP COLUMN "counts_requests";`)
}
