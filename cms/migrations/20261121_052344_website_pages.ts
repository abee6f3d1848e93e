import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_divisions_theme_color_setting" AS ENUM('white', 'black');
  CREATE TABLE "divisions_contact_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  ALTER TABLE "divisions" ADD COLUMN "theme_color_setting" "enum_divisions_theme_color_setting";
  ALTER TABLE "divisions" ADD COLUMN "theme_color1" varchar;
  ALTER TABLE "divisions" ADD COLUMN "theme_color2" varchar;
  ALTER TABLE "divisions" ADD COLUMN "theme_font" varchar;
  ALTER TABLE "divisions" ADD COLUMN "theme_border_radius" varchar;
  ALTER TABLE "divisions" ADD COLUMN "theme_favicon_id" uuid;
  ALTER TABLE "divisions" ADD COLUMN "theme_preview_image_id" uuid;
  ALTER TABLE "divisions" ADD COLUMN "contact_business_name" varchar;
  ALTER TABLE "divisions" ADD COLUMN "contact_phone" varchar;
  ALTER TABLE "divisions" ADD COLUMN "contact_email" varchar;
  ALTER TABLE "divisions" ADD COLUMN "contact_street" varchar;
  ALTER TABLE "divisions" ADD COLUMN "contact_zip_code" varchar;
  ALTER TABLE "divisions" ADD COLUMN "contact_city" varchar;
  ALTER TABLE "divisions" ADD COLUMN "contact_imprint_id" uuid;
  ALTER TABLE "divisions" ADD COLUMN "contact_privacy_id" uuid;
  ALTER TABLE "sites" ADD COLUMN "content_text" jsonb;
  ALTER TABLE "_sites_v" ADD COLUMN "version_content_text" jsonb;
  ALTER TABLE "divisions_contact_social_links" ADD CONSTRAINT "divisions_contact_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "divisions_contact_social_links_order_idx" ON "divisions_contact_social_links" USING btree ("_order");
  CREATE INDEX "divisions_contact_social_links_parent_id_idx" ON "divisions_contact_social_links" USING btree ("_parent_id");
  ALTER TABLE "divisions" ADD CONSTRAINT "divisions_theme_favicon_id_images_id_fk" FOREIGN KEY ("theme_favicon_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "divisions" ADD CONSTRAINT "divisions_theme_preview_image_id_images_id_fk" FOREIGN KEY ("theme_preview_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "divisions" ADD CONSTRAINT "divisions_contact_imprint_id_sites_id_fk" FOREIGN KEY ("contact_imprint_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "divisions" ADD CONSTRAINT "divisions_contact_privacy_id_sites_id_fk" FOREIGN KEY ("contact_privacy_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "divisions_theme_theme_favicon_idx" ON "divisions" USING btree ("theme_favicon_id");
  CREATE INDEX "divisions_theme_theme_preview_image_idx" ON "divisions" USING btree ("theme_preview_image_id");
  CREATE INDEX "divisions_contact_contact_imprint_idx" ON "divisions" USING btree ("contact_imprint_id");
  CREATE INDEX "divisions_contact_contact_privacy_idx" ON "divisions" USING btree ("contact_privacy_id");`)

  // The one text of plain pages makes room for the sections of the others, in what was kept of them as well.
  await db.execute(sql`
   UPDATE "sites" SET "content_text" = "content_body", "content_body" = NULL WHERE jsonb_typeof("content_body") = 'object';
  UPDATE "_sites_v" SET "version_content_text" = "version_content_body", "version_content_body" = NULL WHERE jsonb_typeof("version_content_body") = 'object';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "sites" SET "content_body" = "content_text" WHERE "content_text" IS NOT NULL;
  UPDATE "_sites_v" SET "version_content_body" = "version_content_text" WHERE "version_content_text" IS NOT NULL;`)
  await db.execute(sql`
   ALTER TABLE "divisions_contact_social_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "divisions_contact_social_links" CASCADE;
  ALTER TABLE "divisions" DROP CONSTRAINT "divisions_theme_favicon_id_images_id_fk";
  
  ALTER TABLE "divisions" DROP CONSTRAINT "divisions_theme_preview_image_id_images_id_fk";
  
  ALTER TABLE "divisions" DROP CONSTRAINT "divisions_contact_imprint_id_sites_id_fk";
  
  ALTER TABLE "divisions" DROP CONSTRAINT "divisions_contact_privacy_id_sites_id_fk";
  
  DROP INDEX "divisions_theme_theme_favicon_idx";
  DROP INDEX "divisions_theme_theme_preview_image_idx";
  DROP INDEX "divisions_contact_contact_imprint_idx";
  DROP INDEX "divisions_contact_contact_privacy_idx";
  ALTER TABLE "divisions" DROP COLUMN "theme_color_setting";
  ALTER TABLE "divisions" DROP COLUMN "theme_color1";
  ALTER TABLE "divisions" DROP COLUMN "theme_color2";
  ALTER TABLE "divisions" DROP COLUMN "theme_font";
  ALTER TABLE "divisions" DROP COLUMN "theme_border_radius";
  ALTER TABLE "divisions" DROP COLUMN "theme_favicon_id";
  ALTER TABLE "divisions" DROP COLUMN "theme_preview_image_id";
  ALTER TABLE "divisions" DROP COLUMN "contact_business_name";
  ALTER TABLE "divisions" DROP COLUMN "contact_phone";
  ALTER TABLE "divisions" DROP COLUMN "contact_email";
  ALTER TABLE "divisions" DROP COLUMN "contact_street";
  ALTER TABLE "divisions" DROP COLUMN "contact_zip_code";
  ALTER TABLE "divisions" DROP COLUMN "contact_city";
  ALTER TABLE "divisions" DROP COLUMN "contact_imprint_id";
  ALTER TABLE "divisions" DROP COLUMN "contact_privacy_id";
  ALTER TABLE "sites" DROP COLUMN "content_text";
  ALTER TABLE "_sites_v" DROP COLUMN "version_content_text";
  DROP TYPE "public"."enum_divisions_theme_color_setting";`)
}
