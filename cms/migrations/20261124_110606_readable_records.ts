import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The names themselves come in a migration of their own: nobody reads a table while it gets a column. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "working_activities" ADD COLUMN "title" varchar;
  ALTER TABLE "working_schedules" ADD COLUMN "title" varchar;
  ALTER TABLE "absences" ADD COLUMN "title" varchar;
  ALTER TABLE "contracts" ADD COLUMN "title" varchar;
  ALTER TABLE "users" ADD COLUMN "name" varchar;
  CREATE INDEX "working_activities_title_idx" ON "working_activities" USING btree ("title");
  CREATE INDEX "working_schedules_title_idx" ON "working_schedules" USING btree ("title");
  CREATE INDEX "absences_title_idx" ON "absences" USING btree ("title");
  CREATE INDEX "contracts_title_idx" ON "contracts" USING btree ("title");
  CREATE INDEX "users_name_idx" ON "users" USING btree ("name");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "working_activities_title_idx";
  DROP INDEX "working_schedules_title_idx";
  DROP INDEX "absences_title_idx";
  DROP INDEX "contracts_title_idx";
  DROP INDEX "users_name_idx";
  ALTER TABLE "working_activities" DROP COLUMN "title";
  ALTER TABLE "working_schedules" DROP COLUMN "title";
  ALTER TABLE "absences" DROP COLUMN "title";
  ALTER TABLE "contracts" DROP COLUMN "title";
  ALTER TABLE "users" DROP COLUMN "name";`)
}
