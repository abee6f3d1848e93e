import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { paletteIndexUp } from '#plugins/desk/palette/lexemes.sql.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_discounts_windows_type" AS ENUM('once', 'daily', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_discounts_order_types" AS ENUM('takeaway', 'delivery', 'dineIn');
  CREATE TYPE "public"."enum_discounts_kind" AS ENUM('percent', 'amount', 'free-delivery');
  ALTER TYPE "public"."enum_orders_payment_status" ADD VALUE 'partly-paid' BEFORE 'paid';
  CREATE TABLE "discounts_windows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_discounts_windows_type" DEFAULT 'daily' NOT NULL,
  	"date" varchar,
  	"from" varchar,
  	"to" varchar,
  	"is_closed" boolean DEFAULT false
  );
  
  CREATE TABLE "discounts_order_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_discounts_order_types",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "discounts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"is_combinable" boolean DEFAULT false,
  	"name" varchar NOT NULL,
  	"code" varchar,
  	"kind" "enum_discounts_kind" DEFAULT 'percent' NOT NULL,
  	"percent" numeric DEFAULT 10,
  	"amount" numeric,
  	"valid_from" timestamp(3) with time zone,
  	"valid_until" timestamp(3) with time zone,
  	"minimum_goods" numeric,
  	"max_uses" numeric,
  	"max_cents" numeric,
  	"max_uses_per_guest" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "discounts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"branches_id" uuid,
  	"categories_id" uuid,
  	"products_id" uuid
  );
  
  ALTER TABLE "orders" ADD COLUMN "discounts" jsonb DEFAULT '[]'::jsonb NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "discount" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "tip" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "payments" ADD COLUMN "covers" jsonb;
  ALTER TABLE "branches" ADD COLUMN "is_tip_enabled" boolean DEFAULT false;
  ALTER TABLE "branches" ADD COLUMN "tip_percents" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "discounts_id" uuid;
  ALTER TABLE "discounts_windows" ADD CONSTRAINT "discounts_windows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."discounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "discounts_order_types" ADD CONSTRAINT "discounts_order_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."discounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "discounts_rels" ADD CONSTRAINT "discounts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."discounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "discounts_rels" ADD CONSTRAINT "discounts_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "discounts_rels" ADD CONSTRAINT "discounts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "discounts_rels" ADD CONSTRAINT "discounts_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "discounts_windows_order_idx" ON "discounts_windows" USING btree ("_order");
  CREATE INDEX "discounts_windows_parent_id_idx" ON "discounts_windows" USING btree ("_parent_id");
  CREATE INDEX "discounts_order_types_order_idx" ON "discounts_order_types" USING btree ("order");
  CREATE INDEX "discounts_order_types_parent_idx" ON "discounts_order_types" USING btree ("parent_id");
  CREATE INDEX "discounts_name_idx" ON "discounts" USING btree ("name");
  CREATE INDEX "discounts_code_idx" ON "discounts" USING btree ("code");
  CREATE INDEX "discounts_updated_at_idx" ON "discounts" USING btree ("updated_at");
  CREATE INDEX "discounts_created_at_idx" ON "discounts" USING btree ("created_at");
  CREATE INDEX "discounts_rels_order_idx" ON "discounts_rels" USING btree ("order");
  CREATE INDEX "discounts_rels_parent_idx" ON "discounts_rels" USING btree ("parent_id");
  CREATE INDEX "discounts_rels_path_idx" ON "discounts_rels" USING btree ("path");
  CREATE INDEX "discounts_rels_branches_id_idx" ON "discounts_rels" USING btree ("branches_id");
  CREATE INDEX "discounts_rels_categories_id_idx" ON "discounts_rels" USING btree ("categories_id");
  CREATE INDEX "discounts_rels_products_id_idx" ON "discounts_rels" USING btree ("products_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_discounts_fk" FOREIGN KEY ("discounts_id") REFERENCES "public"."discounts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_discounts_id_idx" ON "payload_locked_documents_rels" USING btree ("discounts_id");
  -- What discounts have cost is asked of the orders that have them, which are few.
  CREATE INDEX "orders_discounts_idx" ON "orders" USING gin ("discounts" jsonb_path_ops) WHERE "discounts" <> '[]';`)
  await db.execute(sql.raw(paletteIndexUp({ table: 'discounts', words: ['name', 'code'] })))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "discounts_windows" CASCADE;
  DROP TABLE "discounts_order_types" CASCADE;
  DROP TABLE "discounts" CASCADE;
  DROP TABLE "discounts_rels" CASCADE;
  UPDATE "orders" SET "payment_status" = 'paid' WHERE "payment_status" = 'partly-paid';
  ALTER TABLE "orders" ALTER COLUMN "payment_status" SET DATA TYPE text;
  ALTER TABLE "orders" ALTER COLUMN "payment_status" SET DEFAULT 'none'::text;
  DROP TYPE "public"."enum_orders_payment_status";
  CREATE TYPE "public"."enum_orders_payment_status" AS ENUM('none', 'pending', 'authorised', 'paid', 'partly-refunded', 'refunded', 'failed', 'voided');
  ALTER TABLE "orders" ALTER COLUMN "payment_status" SET DEFAULT 'none'::"public"."enum_orders_payment_status";
  ALTER TABLE "orders" ALTER COLUMN "payment_status" SET DATA TYPE "public"."enum_orders_payment_status" USING "payment_status"::"public"."enum_orders_payment_status";
  DROP INDEX "payload_locked_documents_rels_discounts_id_idx";
  ALTER TABLE "orders" DROP COLUMN "discounts";
  ALTER TABLE "orders" DROP COLUMN "discount";
  ALTER TABLE "orders" DROP COLUMN "tip";
  ALTER TABLE "payments" DROP COLUMN "covers";
  ALTER TABLE "branches" DROP COLUMN "is_tip_enabled";
  ALTER TABLE "branches" DROP COLUMN "tip_percents";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "discounts_id";
  DROP TYPE "public"."enum_discounts_windows_type";
  DROP TYPE "public"."enum_discounts_order_types";
  DROP TYPE "public"."enum_discounts_kind";`)
}
