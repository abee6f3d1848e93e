import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   -- Nobody locks a page any more: what was locked would be a lock on nothing.
  DELETE FROM "payload_locked_documents" WHERE "id" IN (
  	SELECT "parent_id" FROM "payload_locked_documents_rels" WHERE "sites_id" IS NOT NULL OR "blocks_id" IS NOT NULL
  );
  -- Who has which page open, for as long as they say so.
  CREATE TABLE "editors_present" (
  	"collection" varchar NOT NULL,
  	"record_id" uuid NOT NULL,
  	"form" varchar(64) NOT NULL,
  	"user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  	"section" varchar(100) NOT NULL,
  	"since" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	PRIMARY KEY ("record_id", "form", "user_id")
  );
  CREATE INDEX "editors_present_user_idx" ON "editors_present" ("user_id");
  CREATE INDEX "editors_present_seen_idx" ON "editors_present" ("seen_at");
  CREATE TYPE "public"."enum_page_templates_type" AS ENUM('custom_home', 'custom_category', 'custom_technique', 'custom_service', 'custom_news', 'custom_site', 'default');
  CREATE TABLE "page_templates" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"type" "enum_page_templates_type" DEFAULT 'default' NOT NULL,
  	"division_id" uuid,
  	"sections" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sites_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_blocks_fk";
  
  DROP INDEX "payload_locked_documents_rels_sites_id_idx";
  DROP INDEX "payload_locked_documents_rels_blocks_id_idx";
  ALTER TABLE "sites" ADD COLUMN "writer" varchar;
  ALTER TABLE "sites" ADD COLUMN "written_in" varchar;
  ALTER TABLE "_sites_v" ADD COLUMN "version_writer" varchar;
  ALTER TABLE "_sites_v" ADD COLUMN "version_written_in" varchar;
  ALTER TABLE "blocks" ADD COLUMN "writer" varchar;
  ALTER TABLE "blocks" ADD COLUMN "written_in" varchar;
  ALTER TABLE "_blocks_v" ADD COLUMN "version_writer" varchar;
  ALTER TABLE "_blocks_v" ADD COLUMN "version_written_in" varchar;
  ALTER TABLE "page_templates" ADD CONSTRAINT "page_templates_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "page_templates_name_idx" ON "page_templates" USING btree ("name");
  CREATE INDEX "page_templates_division_idx" ON "page_templates" USING btree ("division_id");
  CREATE INDEX "page_templates_updated_at_idx" ON "page_templates" USING btree ("updated_at");
  CREATE INDEX "page_templates_created_at_idx" ON "page_templates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sites_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "blocks_id";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_templates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "page_templates" CASCADE;
  DROP TABLE "editors_present";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sites_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "blocks_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blocks_fk" FOREIGN KEY ("blocks_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sites_id_idx" ON "payload_locked_documents_rels" USING btree ("sites_id");
  CREATE INDEX "payload_locked_documents_rels_blocks_id_idx" ON "payload_locked_documents_rels" USING btree ("blocks_id");
  ALTER TABLE "sites" DROP COLUMN "writer";
  ALTER TABLE "sites" DROP COLUMN "written_in";
  ALTER TABLE "_sites_v" DROP COLUMN "version_writer";
  ALTER TABLE "_sites_v" DROP COLUMN "version_written_in";
  ALTER TABLE "blocks" DROP COLUMN "writer";
  ALTER TABLE "blocks" DROP COLUMN "written_in";
  ALTER TABLE "_blocks_v" DROP COLUMN "version_writer";
  ALTER TABLE "_blocks_v" DROP COLUMN "version_written_in";
  DROP TYPE "public"."enum_page_templates_type";`)
}
