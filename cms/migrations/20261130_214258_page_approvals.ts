import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { approvalsDown, approvalsUp } from '#plugins/editing/approval/approval-tables.sql.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "divisions" ADD COLUMN "needs_approval" boolean DEFAULT false;`)
  await db.execute(sql.raw(approvalsUp))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(approvalsDown))
  await db.execute(sql`
   ALTER TABLE "divisions" DROP COLUMN "needs_approval";`)
}
