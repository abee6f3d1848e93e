import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { type IndexedColumns, paletteIndexUp } from '#plugins/desk/palette/lexemes.sql.ts'
import { carryOver } from '#plugins/editing/carry-over-pages.sql.ts'
import { carryOverClaims, carryOverThemes } from '#plugins/themes/carry-over-themes.sql.ts'

const found: IndexedColumns = { table: 'themes', words: ['name'] }

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Nobody holds a menu for themselves any more.
  await db.execute(sql`
  DELETE FROM "payload_locked_documents" WHERE "id" IN (
  	SELECT "parent_id" FROM "payload_locked_documents_rels" WHERE "navigations_id" IS NOT NULL
  )`)
  await db.execute(sql`
   CREATE TYPE "public"."enum_navigations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_themes_theme_face" AS ENUM('warm', 'clear');
  CREATE TYPE "public"."enum_themes_theme_color_setting" AS ENUM('white', 'black');
  CREATE TYPE "public"."enum_themes_theme_font_pair" AS ENUM('fraunces', 'archivo', 'bitter');
  CREATE TYPE "public"."enum_themes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__themes_v_version_theme_face" AS ENUM('warm', 'clear');
  CREATE TYPE "public"."enum__themes_v_version_theme_color_setting" AS ENUM('white', 'black');
  CREATE TYPE "public"."enum__themes_v_version_theme_font_pair" AS ENUM('fraunces', 'archivo', 'bitter');
  CREATE TYPE "public"."enum__themes_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "_navigations_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_identifier" varchar,
  	"version_division_id" uuid,
  	"version_items" jsonb,
  	"version_writer" varchar,
  	"version_written_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__navigations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "themes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"theme_face" "enum_themes_theme_face",
  	"theme_color_setting" "enum_themes_theme_color_setting",
  	"theme_color1" varchar,
  	"theme_color2" varchar,
  	"theme_accent" varchar,
  	"theme_font_pair" "enum_themes_theme_font_pair",
  	"theme_font" varchar,
  	"theme_border_radius" varchar,
  	"theme_font_url" varchar,
  	"theme_favicon_id" uuid,
  	"theme_preview_image_id" uuid,
  	"name" varchar,
  	"division_id" uuid,
  	"writer" varchar,
  	"written_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_themes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "themes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_themes_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_theme_face" "enum__themes_v_version_theme_face",
  	"version_theme_color_setting" "enum__themes_v_version_theme_color_setting",
  	"version_theme_color1" varchar,
  	"version_theme_color2" varchar,
  	"version_theme_accent" varchar,
  	"version_theme_font_pair" "enum__themes_v_version_theme_font_pair",
  	"version_theme_font" varchar,
  	"version_theme_border_radius" varchar,
  	"version_theme_font_url" varchar,
  	"version_theme_favicon_id" uuid,
  	"version_theme_preview_image_id" uuid,
  	"version_name" varchar,
  	"version_division_id" uuid,
  	"version_writer" varchar,
  	"version_written_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__themes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_themes_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_navigations_fk";
  
  DROP INDEX "payload_locked_documents_rels_navigations_id_idx";
  ALTER TABLE "navigations" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "navigations" ALTER COLUMN "identifier" DROP NOT NULL;
  ALTER TABLE "navigations" ADD COLUMN "writer" varchar;
  ALTER TABLE "navigations" ADD COLUMN "written_in" varchar;
  ALTER TABLE "navigations" ADD COLUMN "_status" "enum_navigations_status" DEFAULT 'draft';
  ALTER TABLE "_navigations_v" ADD CONSTRAINT "_navigations_v_parent_id_navigations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigations_v" ADD CONSTRAINT "_navigations_v_version_division_id_divisions_id_fk" FOREIGN KEY ("version_division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "themes" ADD CONSTRAINT "themes_theme_favicon_id_images_id_fk" FOREIGN KEY ("theme_favicon_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "themes" ADD CONSTRAINT "themes_theme_preview_image_id_images_id_fk" FOREIGN KEY ("theme_preview_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "themes" ADD CONSTRAINT "themes_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "themes_texts" ADD CONSTRAINT "themes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."themes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_themes_v" ADD CONSTRAINT "_themes_v_parent_id_themes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."themes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_themes_v" ADD CONSTRAINT "_themes_v_version_theme_favicon_id_images_id_fk" FOREIGN KEY ("version_theme_favicon_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_themes_v" ADD CONSTRAINT "_themes_v_version_theme_preview_image_id_images_id_fk" FOREIGN KEY ("version_theme_preview_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_themes_v" ADD CONSTRAINT "_themes_v_version_division_id_divisions_id_fk" FOREIGN KEY ("version_division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_themes_v_texts" ADD CONSTRAINT "_themes_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_themes_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_navigations_v_parent_idx" ON "_navigations_v" USING btree ("parent_id");
  CREATE INDEX "_navigations_v_version_version_name_idx" ON "_navigations_v" USING btree ("version_name");
  CREATE INDEX "_navigations_v_version_version_identifier_idx" ON "_navigations_v" USING btree ("version_identifier");
  CREATE INDEX "_navigations_v_version_version_division_idx" ON "_navigations_v" USING btree ("version_division_id");
  CREATE INDEX "_navigations_v_version_version_updated_at_idx" ON "_navigations_v" USING btree ("version_updated_at");
  CREATE INDEX "_navigations_v_version_version_created_at_idx" ON "_navigations_v" USING btree ("version_created_at");
  CREATE INDEX "_navigations_v_version_version__status_idx" ON "_navigations_v" USING btree ("version__status");
  CREATE INDEX "_navigations_v_created_at_idx" ON "_navigations_v" USING btree ("created_at");
  CREATE INDEX "_navigations_v_updated_at_idx" ON "_navigations_v" USING btree ("updated_at");
  CREATE INDEX "_navigations_v_latest_idx" ON "_navigations_v" USING btree ("latest");
  CREATE INDEX "_navigations_v_autosave_idx" ON "_navigations_v" USING btree ("autosave");
  CREATE INDEX "themes_theme_theme_favicon_idx" ON "themes" USING btree ("theme_favicon_id");
  CREATE INDEX "themes_theme_theme_preview_image_idx" ON "themes" USING btree ("theme_preview_image_id");
  CREATE INDEX "themes_name_idx" ON "themes" USING btree ("name");
  CREATE UNIQUE INDEX "themes_division_idx" ON "themes" USING btree ("division_id");
  CREATE INDEX "themes_updated_at_idx" ON "themes" USING btree ("updated_at");
  CREATE INDEX "themes_created_at_idx" ON "themes" USING btree ("created_at");
  CREATE INDEX "themes__status_idx" ON "themes" USING btree ("_status");
  CREATE INDEX "themes_texts_order_parent" ON "themes_texts" USING btree ("order","parent_id");
  CREATE INDEX "_themes_v_parent_idx" ON "_themes_v" USING btree ("parent_id");
  CREATE INDEX "_themes_v_version_theme_version_theme_favicon_idx" ON "_themes_v" USING btree ("version_theme_favicon_id");
  CREATE INDEX "_themes_v_version_theme_version_theme_preview_image_idx" ON "_themes_v" USING btree ("version_theme_preview_image_id");
  CREATE INDEX "_themes_v_version_version_name_idx" ON "_themes_v" USING btree ("version_name");
  CREATE INDEX "_themes_v_version_version_division_idx" ON "_themes_v" USING btree ("version_division_id");
  CREATE INDEX "_themes_v_version_version_updated_at_idx" ON "_themes_v" USING btree ("version_updated_at");
  CREATE INDEX "_themes_v_version_version_created_at_idx" ON "_themes_v" USING btree ("version_created_at");
  CREATE INDEX "_themes_v_version_version__status_idx" ON "_themes_v" USING btree ("version__status");
  CREATE INDEX "_themes_v_created_at_idx" ON "_themes_v" USING btree ("created_at");
  CREATE INDEX "_themes_v_updated_at_idx" ON "_themes_v" USING btree ("updated_at");
  CREATE INDEX "_themes_v_latest_idx" ON "_themes_v" USING btree ("latest");
  CREATE INDEX "_themes_v_autosave_idx" ON "_themes_v" USING btree ("autosave");
  CREATE INDEX "_themes_v_texts_order_parent" ON "_themes_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigations__status_idx" ON "navigations" USING btree ("_status");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "navigations_id";`)
  await db.execute(sql.raw(carryOverThemes))
  await db.execute(sql.raw(carryOver(['navigations', 'themes'])))
  await db.execute(sql.raw(carryOverClaims))
  await db.execute(sql.raw(paletteIndexUp(found)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_navigations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "themes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "themes_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_themes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_themes_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_navigations_v" CASCADE;
  DROP TABLE "themes" CASCADE;
  DROP TABLE "themes_texts" CASCADE;
  DROP TABLE "_themes_v" CASCADE;
  DROP TABLE "_themes_v_texts" CASCADE;
  DROP INDEX "navigations__status_idx";
  DELETE FROM "navigations" WHERE "name" IS NULL OR "identifier" IS NULL;
  ALTER TABLE "navigations" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "navigations" ALTER COLUMN "identifier" SET NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "navigations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigations_fk" FOREIGN KEY ("navigations_id") REFERENCES "public"."navigations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_navigations_id_idx" ON "payload_locked_documents_rels" USING btree ("navigations_id");
  ALTER TABLE "navigations" DROP COLUMN "writer";
  ALTER TABLE "navigations" DROP COLUMN "written_in";
  ALTER TABLE "navigations" DROP COLUMN "_status";
  DROP TYPE "public"."enum_navigations_status";
  DROP TYPE "public"."enum__navigations_v_version_status";
  DROP TYPE "public"."enum_themes_theme_face";
  DROP TYPE "public"."enum_themes_theme_color_setting";
  DROP TYPE "public"."enum_themes_theme_font_pair";
  DROP TYPE "public"."enum_themes_status";
  DROP TYPE "public"."enum__themes_v_version_theme_face";
  DROP TYPE "public"."enum__themes_v_version_theme_color_setting";
  DROP TYPE "public"."enum__themes_v_version_theme_font_pair";
  DROP TYPE "public"."enum__themes_v_version_status";`)
}
