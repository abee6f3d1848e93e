import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { paletteIndexUp } from '#plugins/desk/palette/lexemes.sql.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_branches_region" AS ENUM('AT-1', 'AT-2', 'AT-3', 'AT-4', 'AT-5', 'AT-6', 'AT-7', 'AT-8', 'AT-9', 'DE-BW', 'DE-BY', 'DE-BY-KATH', 'DE-BY-A', 'DE-BE', 'DE-BB', 'DE-HB', 'DE-HH', 'DE-HE', 'DE-MV', 'DE-NI', 'DE-NW', 'DE-RP', 'DE-SL', 'DE-SN', 'DE-SN-BZ', 'DE-ST', 'DE-SH', 'DE-TH', 'DE-TH-EIC', 'CH-AG', 'CH-AI', 'CH-AR', 'CH-BE', 'CH-BL', 'CH-BS', 'CH-FR', 'CH-GE', 'CH-GL', 'CH-GR', 'CH-JU', 'CH-LU', 'CH-NE', 'CH-NW', 'CH-OW', 'CH-SG', 'CH-SH', 'CH-SO', 'CH-SZ', 'CH-TG', 'CH-TI', 'CH-UR', 'CH-VD', 'CH-VS', 'CH-ZG', 'CH-ZH');
  CREATE TYPE "public"."enum_company_days_share" AS ENUM('whole', 'half');
  CREATE TABLE "company_days" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"share" "enum_company_days_share" DEFAULT 'whole' NOT NULL,
  	"is_yearly" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "company_days_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"branches_id" uuid
  );
  
  ALTER TABLE "branches" ADD COLUMN "region" "enum_branches_region";
  ALTER TABLE "branches" ADD COLUMN "surcharges_night_from" varchar;
  ALTER TABLE "branches" ADD COLUMN "surcharges_night_to" varchar;
  ALTER TABLE "branches" ADD COLUMN "surcharges_night_percent" numeric;
  ALTER TABLE "branches" ADD COLUMN "surcharges_sunday_percent" numeric;
  ALTER TABLE "branches" ADD COLUMN "surcharges_holiday_percent" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "company_days_id" uuid;
  ALTER TABLE "company_days_rels" ADD CONSTRAINT "company_days_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_days_rels" ADD CONSTRAINT "company_days_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "company_days_day_idx" ON "company_days" USING btree ("day");
  CREATE INDEX "company_days_updated_at_idx" ON "company_days" USING btree ("updated_at");
  CREATE INDEX "company_days_created_at_idx" ON "company_days" USING btree ("created_at");
  CREATE INDEX "company_days_rels_order_idx" ON "company_days_rels" USING btree ("order");
  CREATE INDEX "company_days_rels_parent_idx" ON "company_days_rels" USING btree ("parent_id");
  CREATE INDEX "company_days_rels_path_idx" ON "company_days_rels" USING btree ("path");
  CREATE INDEX "company_days_rels_branches_id_idx" ON "company_days_rels" USING btree ("branches_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_company_days_fk" FOREIGN KEY ("company_days_id") REFERENCES "public"."company_days"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_company_days_id_idx" ON "payload_locked_documents_rels" USING btree ("company_days_id");`)
  await db.execute(sql.raw(paletteIndexUp({ table: 'company_days', words: ['name'] })))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "company_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_days_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "company_days" CASCADE;
  DROP TABLE "company_days_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_company_days_fk";
  
  DROP INDEX "payload_locked_documents_rels_company_days_id_idx";
  ALTER TABLE "branches" DROP COLUMN "region";
  ALTER TABLE "branches" DROP COLUMN "surcharges_night_from";
  ALTER TABLE "branches" DROP COLUMN "surcharges_night_to";
  ALTER TABLE "branches" DROP COLUMN "surcharges_night_percent";
  ALTER TABLE "branches" DROP COLUMN "surcharges_sunday_percent";
  ALTER TABLE "branches" DROP COLUMN "surcharges_holiday_percent";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "company_days_id";
  DROP TYPE "public"."enum_branches_region";
  DROP TYPE "public"."enum_company_days_share";`)
}
