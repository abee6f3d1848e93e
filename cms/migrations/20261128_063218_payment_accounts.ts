import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { type IndexedColumns, paletteIndexUp } from '#plugins/desk/palette/lexemes.sql.ts'

const accounts: IndexedColumns = { table: 'payment_accounts', words: ['name', 'merchant', 'key_hint'] }

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payment_accounts_method" AS ENUM('mollie', 'datatrans');
  CREATE TYPE "public"."enum_payment_accounts_capture_moment" AS ENUM('at-once', 'on-acceptance');
  ALTER TYPE "public"."enum_orders_status" ADD VALUE 'awaiting-payment' BEFORE 'awaiting';
  ALTER TYPE "public"."enum_logs_action" ADD VALUE 'payment-key-set';
  CREATE TABLE "payment_accounts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"method" "enum_payment_accounts_method" DEFAULT 'mollie' NOT NULL,
  	"division_id" uuid,
  	"is_active" boolean DEFAULT false,
  	"merchant" varchar,
  	"capture_moment" "enum_payment_accounts_capture_moment" DEFAULT 'at-once' NOT NULL,
  	"is_test" boolean DEFAULT false,
  	"key_hint" varchar,
  	"sealed_key" varchar,
  	"sealed_sign_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payment_accounts_name_idx" ON "payment_accounts" USING btree ("name");
  CREATE INDEX "payment_accounts_division_idx" ON "payment_accounts" USING btree ("division_id");
  CREATE INDEX "payment_accounts_updated_at_idx" ON "payment_accounts" USING btree ("updated_at");
  CREATE INDEX "payment_accounts_created_at_idx" ON "payment_accounts" USING btree ("created_at");
  -- Of two that are active nobody could say where the money arrives.
  CREATE UNIQUE INDEX "payment_accounts_active_idx" ON "payment_accounts" ("method", coalesce("division_id"::text, ''))
   WHERE "is_active";
  -- What an order's money is called at its provider, and what is to be done there.
  CREATE TABLE "provider_payments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"order_id" uuid NOT NULL UNIQUE REFERENCES "orders"("id"),
  	"account_id" uuid NOT NULL REFERENCES "payment_accounts"("id"),
  	"method" "enum_payment_accounts_method" NOT NULL,
  	"refno" varchar(20) NOT NULL UNIQUE,
  	"reference" varchar(100),
  	"checkout_url" varchar(2000),
  	"amount" integer NOT NULL CHECK ("amount" > 0),
  	"currency" char(3) NOT NULL,
  	"news" integer DEFAULT 0 NOT NULL,
  	"asked_news" integer DEFAULT 0 NOT NULL,
  	"asked_at" timestamp(3) with time zone,
  	"is_over" boolean DEFAULT false NOT NULL,
  	"problem" varchar(40),
  	UNIQUE ("method", "reference")
  );
 -- What is to go back to a guest, each part under a name of its own and once.
  CREATE TABLE "provider_refunds" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"payment_id" uuid NOT NULL REFERENCES "provider_payments"("id"),
  	"amount" integer NOT NULL CHECK ("amount" > 0),
  	"is_rest" boolean DEFAULT false NOT NULL,
  	"noted_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"told_before" integer,
  	"done_at" timestamp(3) with time zone
  );
  CREATE INDEX "provider_refunds_payment_idx" ON "provider_refunds" ("payment_id");
  CREATE UNIQUE INDEX "provider_refunds_one_rest" ON "provider_refunds" ("payment_id")
   WHERE "is_rest" AND "done_at" IS NULL;
  CREATE INDEX "provider_payments_account_idx" ON "provider_payments" ("account_id");
  CREATE INDEX "provider_payments_underway_idx" ON "provider_payments" ("asked_at") WHERE NOT "is_over";`)
  await db.execute(sql.raw(paletteIndexUp(accounts)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "provider_refunds";
  DROP TABLE "provider_payments";
  DROP TABLE "payment_accounts" CASCADE;
  ALTER TABLE "orders" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "orders" ALTER COLUMN "status" SET DEFAULT 'awaiting'::text;
  UPDATE "orders" SET "status" = 'failed' WHERE "status" = 'awaiting-payment';
  DROP TYPE "public"."enum_orders_status";
  CREATE TYPE "public"."enum_orders_status" AS ENUM('awaiting', 'confirmed', 'in-delivery', 'delivered', 'completed', 'rejected', 'canceled', 'failed', 'expired');
  ALTER TABLE "orders" ALTER COLUMN "status" SET DEFAULT 'awaiting'::"public"."enum_orders_status";
  ALTER TABLE "orders" ALTER COLUMN "status" SET DATA TYPE "public"."enum_orders_status" USING "status"::"public"."enum_orders_status";
  ALTER TABLE "logs" ALTER COLUMN "action" SET DATA TYPE text;
  UPDATE "logs" SET "action" = 'update' WHERE "action" = 'payment-key-set';
  DROP TYPE "public"."enum_logs_action";
  CREATE TYPE "public"."enum_logs_action" AS ENUM('create', 'update', 'delete', 'config-saved', 'sign-in', 'sign-in-failed', 'sign-out', 'lockout', 'factor-asked', 'factor-added', 'factor-removed', 'factor-reset', 'factor-failed', 'recovery-codes-made', 'recovery-code-used', 'device-remembered', 'device-forgotten', 'pin-set', 'pin-removed', 'key-issued', 'key-rotated', 'key-revoked');
  ALTER TABLE "logs" ALTER COLUMN "action" SET DATA TYPE "public"."enum_logs_action" USING "action"::"public"."enum_logs_action";
  DROP TYPE "public"."enum_payment_accounts_method";
  DROP TYPE "public"."enum_payment_accounts_capture_moment";`)
}
