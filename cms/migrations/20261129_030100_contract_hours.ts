import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contracts_hours_per" AS ENUM('week', 'month', 'year');
  ALTER TABLE "contracts" ADD COLUMN "hours_per" "enum_contracts_hours_per" DEFAULT 'week' NOT NULL;
  ALTER TABLE "contracts" ADD COLUMN "minutes_per_period" numeric;
  ALTER TABLE "contracts" ADD COLUMN "born_on" varchar;
  CREATE INDEX "contracts_born_on_idx" ON "contracts" USING btree ("born_on");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "contracts_born_on_idx";
  ALTER TABLE "contracts" DROP COLUMN "hours_per";
  ALTER TABLE "contracts" DROP COLUMN "minutes_per_period";
  ALTER TABLE "contracts" DROP COLUMN "born_on";
  DROP TYPE "public"."enum_contracts_hours_per";`)
}
