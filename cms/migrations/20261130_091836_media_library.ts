import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "images_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "media_folders" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"parent_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "uploads_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "images" ADD COLUMN "folder_id" uuid;
  ALTER TABLE "uploads" ADD COLUMN "checksum" varchar;
  ALTER TABLE "uploads" ADD COLUMN "folder_id" uuid;
  ALTER TABLE "images_texts" ADD CONSTRAINT "images_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_folders" ADD CONSTRAINT "media_folders_parent_id_media_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "uploads_texts" ADD CONSTRAINT "uploads_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "images_texts_order_parent" ON "images_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_folders_name_idx" ON "media_folders" USING btree ("name");
  CREATE INDEX "media_folders_parent_idx" ON "media_folders" USING btree ("parent_id");
  CREATE INDEX "media_folders_updated_at_idx" ON "media_folders" USING btree ("updated_at");
  CREATE INDEX "media_folders_created_at_idx" ON "media_folders" USING btree ("created_at");
  CREATE INDEX "uploads_texts_order_parent" ON "uploads_texts" USING btree ("order","parent_id");
  ALTER TABLE "images" ADD CONSTRAINT "images_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "uploads" ADD CONSTRAINT "uploads_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "images_checksum_idx" ON "images" USING btree ("checksum");
  CREATE INDEX "images_folder_idx" ON "images" USING btree ("folder_id");
  CREATE INDEX "uploads_checksum_idx" ON "uploads" USING btree ("checksum");
  CREATE INDEX "uploads_folder_idx" ON "uploads" USING btree ("folder_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "images_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_folders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "uploads_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "images_texts" CASCADE;
  DROP TABLE "media_folders" CASCADE;
  DROP TABLE "uploads_texts" CASCADE;
  ALTER TABLE "images" DROP CONSTRAINT IF EXISTS "images_folder_id_media_folders_id_fk";
  
  ALTER TABLE "uploads" DROP CONSTRAINT IF EXISTS "uploads_folder_id_media_folders_id_fk";
  
  DROP INDEX "images_checksum_idx";
  DROP INDEX "images_folder_idx";
  DROP INDEX "uploads_checksum_idx";
  DROP INDEX "uploads_folder_idx";
  ALTER TABLE "images" DROP COLUMN "folder_id";
  ALTER TABLE "uploads" DROP COLUMN "checksum";
  ALTER TABLE "uploads" DROP COLUMN "folder_id";`)
}
