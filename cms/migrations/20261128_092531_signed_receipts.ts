import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { paletteIndexUp } from '#plugins/desk/palette/lexemes.sql.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_booking_accounts_chart" AS ENUM('skr03', 'skr04', 'ekr');
  ALTER TYPE "public"."enum_print_jobs_layout" ADD VALUE 'day-end';
  CREATE TABLE "booking_accounts_sales" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tax_rate" numeric DEFAULT 1000 NOT NULL,
  	"account" varchar NOT NULL,
  	"tax_key" varchar
  );
  
  CREATE TABLE "booking_accounts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"branch_id" uuid,
  	"division_id" uuid,
  	"consultant_number" numeric NOT NULL,
  	"client_number" numeric NOT NULL,
  	"chart" "enum_booking_accounts_chart" DEFAULT 'ekr' NOT NULL,
  	"account_length" numeric DEFAULT 4 NOT NULL,
  	"fiscal_year_month" numeric DEFAULT 1 NOT NULL,
  	"is_locked" boolean DEFAULT false,
  	"accounts_cash" varchar,
  	"accounts_card" varchar,
  	"accounts_hydro_voucher" varchar,
  	"accounts_mollie" varchar,
  	"accounts_datatrans" varchar,
  	"accounts_vouchers" varchar,
  	"accounts_tips" varchar,
  	"accounts_donations" varchar,
  	"accounts_fees" varchar,
  	"accounts_difference" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "print_jobs" ADD COLUMN "day_end_id" uuid;
  ALTER TABLE "booking_accounts_sales" ADD CONSTRAINT "booking_accounts_sales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_accounts" ADD CONSTRAINT "booking_accounts_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_accounts" ADD CONSTRAINT "booking_accounts_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "booking_accounts_sales_order_idx" ON "booking_accounts_sales" USING btree ("_order");
  CREATE INDEX "booking_accounts_sales_parent_id_idx" ON "booking_accounts_sales" USING btree ("_parent_id");
  CREATE INDEX "booking_accounts_name_idx" ON "booking_accounts" USING btree ("name");
  CREATE INDEX "booking_accounts_branch_idx" ON "booking_accounts" USING btree ("branch_id");
  CREATE INDEX "booking_accounts_division_idx" ON "booking_accounts" USING btree ("division_id");
  CREATE INDEX "booking_accounts_updated_at_idx" ON "booking_accounts" USING btree ("updated_at");
  CREATE INDEX "booking_accounts_created_at_idx" ON "booking_accounts" USING btree ("created_at");
  ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_day_end_id_day_ends_id_fk" FOREIGN KEY ("day_end_id") REFERENCES "public"."day_ends"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "print_jobs_day_end_idx" ON "print_jobs" USING btree ("day_end_id");
  CREATE TABLE "fiscal_devices" (
    "id" uuid PRIMARY KEY,
    "branch_id" uuid NOT NULL REFERENCES "branches" ("id"),
    "scheme" varchar NOT NULL CHECK ("scheme" IN ('rksv', 'tse')),
    "provider" varchar NOT NULL,
    "name" varchar NOT NULL UNIQUE,
    "serial" varchar NOT NULL,
    "public_key" varchar NOT NULL,
    "sealed_keys" varchar NOT NULL,
    "is_unplugged" boolean DEFAULT false NOT NULL,
    "started_at" timestamp(3) with time zone NOT NULL,
    "ended_at" timestamp(3) with time zone,
    "away_since" timestamp(3) with time zone,
    "retry_at" timestamp(3) with time zone,
    "by_id" uuid REFERENCES "users" ("id") ON DELETE SET NULL
  );
  -- A branch has one cash box at a time.
  CREATE UNIQUE INDEX "fiscal_devices_one_active" ON "fiscal_devices" ("branch_id") WHERE "ended_at" IS NULL;
  CREATE INDEX "fiscal_devices_branch_idx" ON "fiscal_devices" ("branch_id");
  CREATE TABLE "fiscal_receipts" (
    "id" uuid PRIMARY KEY,
    "device_id" uuid NOT NULL REFERENCES "fiscal_devices" ("id"),
    "number" integer NOT NULL CHECK ("number" > 0),
    "kind" varchar NOT NULL,
    "payment_id" uuid UNIQUE REFERENCES "payments" ("id"),
    "order_id" uuid REFERENCES "orders" ("id"),
    "at" timestamp(3) with time zone NOT NULL,
    "amount" bigint NOT NULL,
    "parts" jsonb NOT NULL,
    "turnover" bigint NOT NULL,
    "text" varchar NOT NULL,
    "state" varchar NOT NULL CHECK ("state" IN ('begun', 'signed', 'unsigned')),
    "asked_at" timestamp(3) with time zone NOT NULL,
    "proof" varchar,
    "code" varchar,
    UNIQUE ("device_id", "number")
  );
  -- Each receipt carries something of the one before, so there is never more than one without its end.
  CREATE UNIQUE INDEX "fiscal_receipts_one_begun" ON "fiscal_receipts" ("device_id") WHERE "state" = 'begun';
  CREATE INDEX "fiscal_receipts_order_idx" ON "fiscal_receipts" ("order_id");
  -- What a test device for Germany remembers.
  CREATE TABLE "fiscal_test_messages" (
    "device_id" uuid NOT NULL REFERENCES "fiscal_devices" ("id"),
    "counter" integer NOT NULL,
    "transaction" integer NOT NULL,
    "receipt_id" uuid NOT NULL,
    "operation" varchar NOT NULL,
    "unix_seconds" bigint NOT NULL,
    "signature" bytea NOT NULL,
    "bytes" bytea NOT NULL,
    PRIMARY KEY ("device_id", "counter"),
    UNIQUE ("device_id", "receipt_id", "operation")
  );
  -- A receipt gets its signature once, and is never changed otherwise; of a cash box changes only how it is.
  CREATE FUNCTION "keep_fiscal_receipts"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'fiscal_receipts' AND to_jsonb(OLD)->>'state' = 'begun'
       AND to_jsonb(NEW) - '{state,asked_at,proof,code}'::text[] = to_jsonb(OLD) - '{state,asked_at,proof,code}'::text[] THEN
      RETURN NEW;
    END IF;
    IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'fiscal_devices'
       AND to_jsonb(NEW) - '{is_unplugged,ended_at,away_since,retry_at,by_id}'::text[]
         = to_jsonb(OLD) - '{is_unplugged,ended_at,away_since,retry_at,by_id}'::text[] THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'receipts are added, never changed' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER "keep_fiscal_receipts" BEFORE UPDATE OR DELETE ON "fiscal_receipts"
    FOR EACH ROW EXECUTE FUNCTION "keep_fiscal_receipts"();
  CREATE TRIGGER "keep_fiscal_devices" BEFORE UPDATE OR DELETE ON "fiscal_devices"
    FOR EACH ROW EXECUTE FUNCTION "keep_fiscal_receipts"();
  CREATE TRIGGER "keep_fiscal_test_messages" BEFORE UPDATE OR DELETE ON "fiscal_test_messages"
    FOR EACH ROW EXECUTE FUNCTION "keep_fiscal_receipts"();`)
  await db.execute(
    sql.raw(
      paletteIndexUp({ table: 'booking_accounts', words: ['name', 'consultant_number', 'client_number'] }),
    ),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "fiscal_test_messages";
  DROP TABLE "fiscal_receipts";
  DROP TABLE "fiscal_devices";
  DROP FUNCTION "keep_fiscal_receipts";
  DROP TABLE "booking_accounts_sales" CASCADE;
  DROP TABLE "booking_accounts" CASCADE;
  ALTER TABLE "print_jobs" DROP CONSTRAINT "print_jobs_day_end_id_day_ends_id_fk";
  
  -- The version before cannot draw them.
  DELETE FROM "print_jobs" WHERE "layout" = 'day-end';
  ALTER TABLE "print_jobs" ALTER COLUMN "layout" SET DATA TYPE text;
  DROP TYPE "public"."enum_print_jobs_layout";
  CREATE TYPE "public"."enum_print_jobs_layout" AS ENUM('receipt', 'kitchen', 'pickup', 'test');
  ALTER TABLE "print_jobs" ALTER COLUMN "layout" SET DATA TYPE "public"."enum_print_jobs_layout" USING "layout"::"public"."enum_print_jobs_layout";
  DROP INDEX "print_jobs_day_end_idx";
  ALTER TABLE "print_jobs" DROP COLUMN "day_end_id";
  DROP TYPE "public"."enum_booking_accounts_chart";`)
}
