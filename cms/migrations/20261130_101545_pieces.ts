import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blocks" ADD COLUMN "content_sections" jsonb;
  ALTER TABLE "_blocks_v" ADD COLUMN "version_content_sections" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blocks" DROP COLUMN "content_sections";
  ALTER TABLE "_blocks_v" DROP COLUMN "version_content_sections";`)
}
