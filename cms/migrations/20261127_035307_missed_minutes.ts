import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches" ADD COLUMN "confirmation_minutes" numeric DEFAULT 15;
  ALTER TABLE "branches" ADD COLUMN "missed_after_minutes" numeric DEFAULT 15;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches" DROP COLUMN "confirmation_minutes";
  ALTER TABLE "branches" DROP COLUMN "missed_after_minutes";`)
}
