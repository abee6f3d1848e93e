import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { carryOverPages } from '#plugins/editing/carry-over-pages.sql.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sites_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sites_v_version_type" AS ENUM('custom_home', 'custom_category', 'custom_service', 'custom_news', 'custom_site', 'default');
  CREATE TYPE "public"."enum__sites_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_blocks_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blocks_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "_sites_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_content_label" varchar,
  	"version_content_description" varchar,
  	"version_content_image_id" uuid,
  	"version_content_teaser_image_id" uuid,
  	"version_content_teaser_text" varchar,
  	"version_content_video_id" uuid,
  	"version_content_videos_video_id" uuid,
  	"version_content_videos_video2_id" uuid,
  	"version_content_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_is_indexed" boolean DEFAULT true,
  	"version_type" "enum__sites_v_version_type" DEFAULT 'default',
  	"version_path" varchar,
  	"version_is_public" boolean DEFAULT true,
  	"version_division_id" uuid,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__sites_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_blocks_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_identifier" varchar,
  	"version_is_public" boolean DEFAULT true,
  	"version_content_body_image_id" uuid,
  	"version_content_body_target_id" uuid,
  	"version_content_body_link" varchar,
  	"version_content_body_text" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__blocks_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "sites" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "sites" ALTER COLUMN "type" DROP NOT NULL;
  ALTER TABLE "sites" ALTER COLUMN "path" DROP NOT NULL;
  ALTER TABLE "blocks" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "blocks" ALTER COLUMN "identifier" DROP NOT NULL;
  ALTER TABLE "sites" ADD COLUMN "_status" "enum_sites_status" DEFAULT 'draft';
  ALTER TABLE "blocks" ADD COLUMN "_status" "enum_blocks_status" DEFAULT 'draft';
  ALTER TABLE "contact_requests" ADD COLUMN "suspicion" varchar;
  ALTER TABLE "config" ADD COLUMN "contact_email" varchar;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_parent_id_sites_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_content_image_id_images_id_fk" FOREIGN KEY ("version_content_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_content_teaser_image_id_images_id_fk" FOREIGN KEY ("version_content_teaser_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_content_video_id_uploads_id_fk" FOREIGN KEY ("version_content_video_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_content_videos_video_id_uploads_id_fk" FOREIGN KEY ("version_content_videos_video_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_content_videos_video2_id_uploads_id_fk" FOREIGN KEY ("version_content_videos_video2_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_seo_image_id_images_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_division_id_divisions_id_fk" FOREIGN KEY ("version_division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blocks_v" ADD CONSTRAINT "_blocks_v_parent_id_blocks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blocks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blocks_v" ADD CONSTRAINT "_blocks_v_version_content_body_image_id_images_id_fk" FOREIGN KEY ("version_content_body_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blocks_v" ADD CONSTRAINT "_blocks_v_version_content_body_target_id_sites_id_fk" FOREIGN KEY ("version_content_body_target_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_sites_v_parent_idx" ON "_sites_v" USING btree ("parent_id");
  CREATE INDEX "_sites_v_version_version_name_idx" ON "_sites_v" USING btree ("version_name");
  CREATE INDEX "_sites_v_version_content_version_content_image_idx" ON "_sites_v" USING btree ("version_content_image_id");
  CREATE INDEX "_sites_v_version_content_version_content_teaser_image_idx" ON "_sites_v" USING btree ("version_content_teaser_image_id");
  CREATE INDEX "_sites_v_version_content_version_content_video_idx" ON "_sites_v" USING btree ("version_content_video_id");
  CREATE INDEX "_sites_v_version_content_videos_version_content_videos_v_idx" ON "_sites_v" USING btree ("version_content_videos_video_id");
  CREATE INDEX "_sites_v_version_content_videos_version_content_videos_1_idx" ON "_sites_v" USING btree ("version_content_videos_video2_id");
  CREATE INDEX "_sites_v_version_seo_version_seo_image_idx" ON "_sites_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_sites_v_version_version_type_idx" ON "_sites_v" USING btree ("version_type");
  CREATE INDEX "_sites_v_version_version_path_idx" ON "_sites_v" USING btree ("version_path");
  CREATE INDEX "_sites_v_version_version_is_public_idx" ON "_sites_v" USING btree ("version_is_public");
  CREATE INDEX "_sites_v_version_version_division_idx" ON "_sites_v" USING btree ("version_division_id");
  CREATE INDEX "_sites_v_version_version_published_at_idx" ON "_sites_v" USING btree ("version_published_at");
  CREATE INDEX "_sites_v_version_version_updated_at_idx" ON "_sites_v" USING btree ("version_updated_at");
  CREATE INDEX "_sites_v_version_version_created_at_idx" ON "_sites_v" USING btree ("version_created_at");
  CREATE INDEX "_sites_v_version_version__status_idx" ON "_sites_v" USING btree ("version__status");
  CREATE INDEX "_sites_v_created_at_idx" ON "_sites_v" USING btree ("created_at");
  CREATE INDEX "_sites_v_updated_at_idx" ON "_sites_v" USING btree ("updated_at");
  CREATE INDEX "_sites_v_latest_idx" ON "_sites_v" USING btree ("latest");
  CREATE INDEX "_sites_v_autosave_idx" ON "_sites_v" USING btree ("autosave");
  CREATE INDEX "_blocks_v_parent_idx" ON "_blocks_v" USING btree ("parent_id");
  CREATE INDEX "_blocks_v_version_version_name_idx" ON "_blocks_v" USING btree ("version_name");
  CREATE INDEX "_blocks_v_version_version_identifier_idx" ON "_blocks_v" USING btree ("version_identifier");
  CREATE INDEX "_blocks_v_version_version_is_public_idx" ON "_blocks_v" USING btree ("version_is_public");
  CREATE INDEX "_blocks_v_version_content_body_version_content_body_imag_idx" ON "_blocks_v" USING btree ("version_content_body_image_id");
  CREATE INDEX "_blocks_v_version_content_body_version_content_body_targ_idx" ON "_blocks_v" USING btree ("version_content_body_target_id");
  CREATE INDEX "_blocks_v_version_version_updated_at_idx" ON "_blocks_v" USING btree ("version_updated_at");
  CREATE INDEX "_blocks_v_version_version_created_at_idx" ON "_blocks_v" USING btree ("version_created_at");
  CREATE INDEX "_blocks_v_version_version__status_idx" ON "_blocks_v" USING btree ("version__status");
  CREATE INDEX "_blocks_v_created_at_idx" ON "_blocks_v" USING btree ("created_at");
  CREATE INDEX "_blocks_v_updated_at_idx" ON "_blocks_v" USING btree ("updated_at");
  CREATE INDEX "_blocks_v_latest_idx" ON "_blocks_v" USING btree ("latest");
  CREATE INDEX "_blocks_v_autosave_idx" ON "_blocks_v" USING btree ("autosave");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "sites__status_idx" ON "sites" USING btree ("_status");
  CREATE INDEX "blocks__status_idx" ON "blocks" USING btree ("_status");`)
  await db.execute(sql.raw(carryOverPages))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_sites_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_blocks_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_sites_v" CASCADE;
  DROP TABLE "_blocks_v" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP INDEX "sites__status_idx";
  DROP INDEX "blocks__status_idx";
  ALTER TABLE "sites" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "sites" ALTER COLUMN "type" SET NOT NULL;
  ALTER TABLE "sites" ALTER COLUMN "path" SET NOT NULL;
  ALTER TABLE "blocks" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "blocks" ALTER COLUMN "identifier" SET NOT NULL;
  ALTER TABLE "sites" DROP COLUMN "_status";
  ALTER TABLE "blocks" DROP COLUMN "_status";
  ALTER TABLE "contact_requests" DROP COLUMN "suspicion";
  ALTER TABLE "config" DROP COLUMN "contact_email";
  DROP TYPE "public"."enum_sites_status";
  DROP TYPE "public"."enum__sites_v_version_type";
  DROP TYPE "public"."enum__sites_v_version_status";
  DROP TYPE "public"."enum_blocks_status";
  DROP TYPE "public"."enum__blocks_v_version_status";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
