import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_sites_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  CREATE INDEX "sites_deleted_at_idx" ON "sites" USING btree ("deleted_at");
  CREATE INDEX "_sites_v_version_version_deleted_at_idx" ON "_sites_v" USING btree ("version_deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "sites_deleted_at_idx";
  DROP INDEX "_sites_v_version_version_deleted_at_idx";
  ALTER TABLE "sites" DROP COLUMN "deleted_at";
  ALTER TABLE "_sites_v" DROP COLUMN "version_deleted_at";`)
}
