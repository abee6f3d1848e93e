import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches" ADD COLUMN "last_order_at" timestamp(3) with time zone;
  ALTER TABLE "branches" ADD COLUMN "last_order_until" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches" DROP COLUMN "last_order_at";
  ALTER TABLE "branches" DROP COLUMN "last_order_until";`)
}
