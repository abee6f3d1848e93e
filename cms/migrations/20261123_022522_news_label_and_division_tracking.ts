import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "divisions" ADD COLUMN "tracking_is_own" boolean DEFAULT false;
  ALTER TABLE "divisions" ADD COLUMN "tracking_enable_analytics" boolean DEFAULT false;
  ALTER TABLE "divisions" ADD COLUMN "tracking_conversion_url" varchar;
  ALTER TABLE "blocks" ADD COLUMN "content_body_label" varchar;
  ALTER TABLE "_blocks_v" ADD COLUMN "version_content_body_label" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "divisions" DROP COLUMN "tracking_is_own";
  ALTER TABLE "divisions" DROP COLUMN "tracking_enable_analytics";
  ALTER TABLE "divisions" DROP COLUMN "tracking_conversion_url";
  ALTER TABLE "blocks" DROP COLUMN "content_body_label";
  ALTER TABLE "_blocks_v" DROP COLUMN "version_content_body_label";`)
}
