import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "sites_path_idx";
  DROP INDEX "redirects_path_idx";
  ALTER TABLE "redirects" ADD COLUMN "division_id" uuid;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "redirects_division_idx" ON "redirects" USING btree ("division_id");
  CREATE INDEX "sites_path_idx" ON "sites" USING btree ("path");
  CREATE INDEX "redirects_path_idx" ON "redirects" USING btree ("path");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DROP CONSTRAINT "redirects_division_id_divisions_id_fk";
  
  DROP INDEX "redirects_division_idx";
  DROP INDEX "sites_path_idx";
  DROP INDEX "redirects_path_idx";
  CREATE UNIQUE INDEX "sites_path_idx" ON "sites" USING btree ("path");
  CREATE UNIQUE INDEX "redirects_path_idx" ON "redirects" USING btree ("path");
  ALTER TABLE "redirects" DROP COLUMN "division_id";`)
}
