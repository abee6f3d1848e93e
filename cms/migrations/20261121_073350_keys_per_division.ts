import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "sites_path_idx";
  DROP INDEX "navigations_identifier_idx";
  DROP INDEX "blocks_identifier_idx";
  DROP INDEX "redirects_path_idx";
  ALTER TABLE "blocks" ADD COLUMN "division_id" uuid;
  ALTER TABLE "_blocks_v" ADD COLUMN "version_division_id" uuid;
  ALTER TABLE "redirects" ADD COLUMN "division_id" uuid;
  ALTER TABLE "blocks" ADD CONSTRAINT "blocks_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blocks_v" ADD CONSTRAINT "_blocks_v_version_division_id_divisions_id_fk" FOREIGN KEY ("version_division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "blocks_division_idx" ON "blocks" USING btree ("division_id");
  CREATE INDEX "_blocks_v_version_version_division_idx" ON "_blocks_v" USING btree ("version_division_id");
  CREATE INDEX "redirects_division_idx" ON "redirects" USING btree ("division_id");
  CREATE INDEX "sites_path_idx" ON "sites" USING btree ("path");
  CREATE INDEX "navigations_identifier_idx" ON "navigations" USING btree ("identifier");
  CREATE INDEX "blocks_identifier_idx" ON "blocks" USING btree ("identifier");
  CREATE INDEX "redirects_path_idx" ON "redirects" USING btree ("path");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blocks" DROP CONSTRAINT "blocks_division_id_divisions_id_fk";
  
  ALTER TABLE "_blocks_v" DROP CONSTRAINT "_blocks_v_version_division_id_divisions_id_fk";
  
  ALTER TABLE "redirects" DROP CONSTRAINT "redirects_division_id_divisions_id_fk";
  
  DROP INDEX "blocks_division_idx";
  DROP INDEX "_blocks_v_version_version_division_idx";
  DROP INDEX "redirects_division_idx";
  DROP INDEX "sites_path_idx";
  DROP INDEX "navigations_identifier_idx";
  DROP INDEX "blocks_identifier_idx";
  DROP INDEX "redirects_path_idx";
  CREATE UNIQUE INDEX "sites_path_idx" ON "sites" USING btree ("path");
  CREATE UNIQUE INDEX "navigations_identifier_idx" ON "navigations" USING btree ("identifier");
  CREATE UNIQUE INDEX "blocks_identifier_idx" ON "blocks" USING btree ("identifier");
  CREATE UNIQUE INDEX "redirects_path_idx" ON "redirects" USING btree ("path");
  ALTER TABLE "blocks" DROP COLUMN "division_id";
  ALTER TABLE "_blocks_v" DROP COLUMN "version_division_id";
  ALTER TABLE "redirects" DROP COLUMN "division_id";`)
}
