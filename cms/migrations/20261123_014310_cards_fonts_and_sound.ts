import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_config_map_style" AS ENUM('dark', 'light');
  ALTER TYPE "public"."enum_sites_type" ADD VALUE 'custom_technique' BEFORE 'custom_service';
  ALTER TYPE "public"."enum__sites_v_version_type" ADD VALUE 'custom_technique' BEFORE 'custom_service';
  ALTER TABLE "divisions" ADD COLUMN "theme_font_url" varchar;
  ALTER TABLE "sites" ADD COLUMN "position" numeric;
  ALTER TABLE "_sites_v" ADD COLUMN "version_position" numeric;
  ALTER TABLE "fonts" ADD COLUMN "source" varchar;
  ALTER TABLE "uploads" ADD COLUMN "has_audio" boolean;
  ALTER TABLE "config" ADD COLUMN "font_url" varchar;
  ALTER TABLE "config" ADD COLUMN "map_style" "enum_config_map_style" DEFAULT 'dark' NOT NULL;
  ALTER TABLE "config" ADD COLUMN "label_grid_compact_rows" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "config" ADD COLUMN "label_grid_compact_columns" numeric DEFAULT 4 NOT NULL;
  ALTER TABLE "config" ADD COLUMN "label_grid_detail_rows" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "config" ADD COLUMN "label_grid_detail_columns" numeric DEFAULT 2 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ALTER COLUMN "type" SET DATA TYPE text;
  ALTER TABLE "sites" ALTER COLUMN "type" SET DEFAULT 'default'::text;
  UPDATE "sites" SET "type" = 'custom_category' WHERE "type" = 'custom_technique';
  DROP TYPE "public"."enum_sites_type";
  CREATE TYPE "public"."enum_sites_type" AS ENUM('custom_home', 'custom_category', 'custom_service', 'custom_news', 'custom_site', 'default');
  ALTER TABLE "sites" ALTER COLUMN "type" SET DEFAULT 'default'::"public"."enum_sites_type";
  ALTER TABLE "sites" ALTER COLUMN "type" SET DATA TYPE "public"."enum_sites_type" USING "type"::"public"."enum_sites_type";
  ALTER TABLE "_sites_v" ALTER COLUMN "version_type" SET DATA TYPE text;
  ALTER TABLE "_sites_v" ALTER COLUMN "version_type" SET DEFAULT 'default'::text;
  UPDATE "_sites_v" SET "version_type" = 'custom_category' WHERE "version_type" = 'custom_technique';
  DROP TYPE "public"."enum__sites_v_version_type";
  CREATE TYPE "public"."enum__sites_v_version_type" AS ENUM('custom_home', 'custom_category', 'custom_service', 'custom_news', 'custom_site', 'default');
  ALTER TABLE "_sites_v" ALTER COLUMN "version_type" SET DEFAULT 'default'::"public"."enum__sites_v_version_type";
  ALTER TABLE "_sites_v" ALTER COLUMN "version_type" SET DATA TYPE "public"."enum__sites_v_version_type" USING "version_type"::"public"."enum__sites_v_version_type";
  ALTER TABLE "divisions" DROP COLUMN "theme_font_url";
  ALTER TABLE "sites" DROP COLUMN "position";
  ALTER TABLE "_sites_v" DROP COLUMN "version_position";
  ALTER TABLE "fonts" DROP COLUMN "source";
  ALTER TABLE "uploads" DROP COLUMN "has_audio";
  ALTER TABLE "config" DROP COLUMN "font_url";
  ALTER TABLE "config" DROP COLUMN "map_style";
  ALTER TABLE "config" DROP COLUMN "label_grid_compact_rows";
  ALTER TABLE "config" DROP COLUMN "label_grid_compact_columns";
  ALTER TABLE "config" DROP COLUMN "label_grid_detail_rows";
  ALTER TABLE "config" DROP COLUMN "label_grid_detail_columns";
  DROP TYPE "public"."enum_config_map_style";`)
}
