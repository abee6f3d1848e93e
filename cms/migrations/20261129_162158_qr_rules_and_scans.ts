import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { batchNumbersUp, scanTablesDown, scanTablesUp } from '#plugins/qr-codes/scan-tables.sql.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_qr_code_rules_windows_type" AS ENUM('once', 'daily', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_qr_code_rules_languages" AS ENUM('de', 'en', 'fr', 'it', 'es', 'pt', 'nl', 'da', 'sv', 'no', 'fi', 'pl', 'cs', 'sk', 'hu', 'sl', 'hr', 'sr', 'bs', 'ro', 'bg', 'el', 'tr', 'ru', 'uk', 'ar', 'fa', 'he', 'zh', 'ja', 'ko');
  CREATE TYPE "public"."enum_qr_code_rule_house" AS ENUM('open', 'closed', 'stopped');
  CREATE TYPE "public"."enum_qr_code_rules_target_type" AS ENUM('site', 'branch', 'table', 'product', 'questionnaire', 'url');
  CREATE TABLE "qr_code_rules_windows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_qr_code_rules_windows_type" DEFAULT 'daily' NOT NULL,
  	"date" varchar,
  	"from" varchar,
  	"to" varchar,
  	"is_closed" boolean DEFAULT false
  );
  
  CREATE TABLE "qr_code_rules_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_qr_code_rules_languages",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "qr_code_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"valid_from" timestamp(3) with time zone,
  	"valid_until" timestamp(3) with time zone,
  	"house" "enum_qr_code_rule_house",
  	"target_type" "enum_qr_code_rules_target_type" DEFAULT 'site' NOT NULL,
  	"site_id" uuid,
  	"branch_id" uuid,
  	"table_id" uuid,
  	"product_id" uuid,
  	"questionnaire_id" uuid,
  	"url" varchar
  );
  
  ALTER TABLE "qr_code_batches" ADD COLUMN "number" numeric;
  ALTER TABLE "qr_codes" ADD COLUMN "last_batch" numeric;
  ALTER TABLE "qr_code_rules_windows" ADD CONSTRAINT "qr_code_rules_windows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."qr_code_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_code_rules_languages" ADD CONSTRAINT "qr_code_rules_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."qr_code_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qr_code_rules" ADD CONSTRAINT "qr_code_rules_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "qr_code_rules" ADD CONSTRAINT "qr_code_rules_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "qr_code_rules" ADD CONSTRAINT "qr_code_rules_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "qr_code_rules" ADD CONSTRAINT "qr_code_rules_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "qr_code_rules" ADD CONSTRAINT "qr_code_rules_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "qr_code_rules" ADD CONSTRAINT "qr_code_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."qr_codes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "qr_code_rules_windows_order_idx" ON "qr_code_rules_windows" USING btree ("_order");
  CREATE INDEX "qr_code_rules_windows_parent_id_idx" ON "qr_code_rules_windows" USING btree ("_parent_id");
  CREATE INDEX "qr_code_rules_languages_order_idx" ON "qr_code_rules_languages" USING btree ("order");
  CREATE INDEX "qr_code_rules_languages_parent_idx" ON "qr_code_rules_languages" USING btree ("parent_id");
  CREATE INDEX "qr_code_rules_order_idx" ON "qr_code_rules" USING btree ("_order");
  CREATE INDEX "qr_code_rules_parent_id_idx" ON "qr_code_rules" USING btree ("_parent_id");
  CREATE INDEX "qr_code_rules_target_type_idx" ON "qr_code_rules" USING btree ("target_type");
  CREATE INDEX "qr_code_rules_site_idx" ON "qr_code_rules" USING btree ("site_id");
  CREATE INDEX "qr_code_rules_branch_idx" ON "qr_code_rules" USING btree ("branch_id");
  CREATE INDEX "qr_code_rules_table_idx" ON "qr_code_rules" USING btree ("table_id");
  CREATE INDEX "qr_code_rules_product_idx" ON "qr_code_rules" USING btree ("product_id");
  CREATE INDEX "qr_code_rules_questionnaire_idx" ON "qr_code_rules" USING btree ("questionnaire_id");`)
  await db.execute(sql.raw(batchNumbersUp))
  await db.execute(sql.raw(scanTablesUp))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(scanTablesDown))
  await db.execute(sql`
   DROP TABLE "qr_code_rules_windows" CASCADE;
  DROP TABLE "qr_code_rules_languages" CASCADE;
  DROP TABLE "qr_code_rules" CASCADE;
  ALTER TABLE "qr_code_batches" DROP COLUMN "number";
  ALTER TABLE "qr_codes" DROP COLUMN "last_batch";
  DROP TYPE "public"."enum_qr_code_rules_windows_type";
  DROP TYPE "public"."enum_qr_code_rules_languages";
  DROP TYPE "public"."enum_qr_code_rule_house";
  DROP TYPE "public"."enum_qr_code_rules_target_type";`)
}
