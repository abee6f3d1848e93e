import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches" ADD COLUMN "takeaway_paused_until" timestamp(3) with time zone;
  ALTER TABLE "branches" ADD COLUMN "delivery_paused_until" timestamp(3) with time zone;
  ALTER TABLE "branches" ADD COLUMN "dine_in_paused_until" timestamp(3) with time zone;
  ALTER TABLE "branches" ADD COLUMN "pause_reason" varchar;
  ALTER TABLE "branches" ADD COLUMN "busy_minutes" numeric;
  ALTER TABLE "branches" ADD COLUMN "busy_until" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches" DROP COLUMN "takeaway_paused_until";
  ALTER TABLE "branches" DROP COLUMN "delivery_paused_until";
  ALTER TABLE "branches" DROP COLUMN "dine_in_paused_until";
  ALTER TABLE "branches" DROP COLUMN "pause_reason";
  ALTER TABLE "branches" DROP COLUMN "busy_minutes";
  ALTER TABLE "branches" DROP COLUMN "busy_until";`)
}
