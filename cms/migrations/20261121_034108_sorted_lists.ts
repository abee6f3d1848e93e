import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "products_name_idx" ON "products" USING btree ("name");
  CREATE INDEX "categories_name_idx" ON "categories" USING btree ("name");
  CREATE INDEX "branches_name_idx" ON "branches" USING btree ("name");
  CREATE INDEX "departments_name_idx" ON "departments" USING btree ("name");
  CREATE INDEX "divisions_name_idx" ON "divisions" USING btree ("name");
  CREATE INDEX "sites_name_idx" ON "sites" USING btree ("name");
  CREATE INDEX "navigations_name_idx" ON "navigations" USING btree ("name");
  CREATE INDEX "blocks_name_idx" ON "blocks" USING btree ("name");
  CREATE INDEX "nodes_position_idx" ON "nodes" USING btree ("position");
  CREATE INDEX "services_position_idx" ON "services" USING btree ("position");
  CREATE INDEX "vehicles_position_idx" ON "vehicles" USING btree ("position");
  CREATE INDEX "image_templates_name_idx" ON "image_templates" USING btree ("name");
  CREATE INDEX "donatees_name_idx" ON "donatees" USING btree ("name");
  CREATE INDEX "questionnaires_name_idx" ON "questionnaires" USING btree ("name");
  CREATE INDEX "qr_codes_name_idx" ON "qr_codes" USING btree ("name");
  CREATE INDEX "projects_name_idx" ON "projects" USING btree ("name");
  CREATE INDEX "scenes_name_idx" ON "scenes" USING btree ("name");
  CREATE INDEX "signage_segments_name_idx" ON "signage_segments" USING btree ("name");
  CREATE INDEX "signage_streams_name_idx" ON "signage_streams" USING btree ("name");
  CREATE INDEX "signage_devices_name_idx" ON "signage_devices" USING btree ("name");
  CREATE INDEX "users_last_name_idx" ON "users" USING btree ("last_name");
  CREATE INDEX "external_users_name_idx" ON "external_users" USING btree ("name");
  CREATE INDEX "devices_name_idx" ON "devices" USING btree ("name");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "products_name_idx";
  DROP INDEX "categories_name_idx";
  DROP INDEX "branches_name_idx";
  DROP INDEX "departments_name_idx";
  DROP INDEX "divisions_name_idx";
  DROP INDEX "sites_name_idx";
  DROP INDEX "navigations_name_idx";
  DROP INDEX "blocks_name_idx";
  DROP INDEX "nodes_position_idx";
  DROP INDEX "services_position_idx";
  DROP INDEX "vehicles_position_idx";
  DROP INDEX "image_templates_name_idx";
  DROP INDEX "donatees_name_idx";
  DROP INDEX "questionnaires_name_idx";
  DROP INDEX "qr_codes_name_idx";
  DROP INDEX "projects_name_idx";
  DROP INDEX "scenes_name_idx";
  DROP INDEX "signage_segments_name_idx";
  DROP INDEX "signage_streams_name_idx";
  DROP INDEX "signage_devices_name_idx";
  DROP INDEX "users_last_name_idx";
  DROP INDEX "external_users_name_idx";
  DROP INDEX "devices_name_idx";`)
}
