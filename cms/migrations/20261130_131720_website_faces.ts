import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_divisions_theme_face" AS ENUM('warm', 'clear');
  CREATE TYPE "public"."enum_divisions_theme_font_pair" AS ENUM('fraunces', 'archivo', 'bitter');
  ALTER TABLE "divisions" ADD COLUMN "theme_face" "enum_divisions_theme_face";
  ALTER TABLE "divisions" ADD COLUMN "theme_accent" varchar;
  ALTER TABLE "divisions" ADD COLUMN "theme_font_pair" "enum_divisions_theme_font_pair";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "divisions" DROP COLUMN "theme_face";
  ALTER TABLE "divisions" DROP COLUMN "theme_accent";
  ALTER TABLE "divisions" DROP COLUMN "theme_font_pair";
  DROP TYPE "public"."enum_divisions_theme_face";
  DROP TYPE "public"."enum_divisions_theme_font_pair";`)
}
