import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { type IndexedColumns, paletteIndexUp } from '#plugins/desk/palette/lexemes.sql.ts'

const vouchers: IndexedColumns = { table: 'vouchers', words: ['name', 'recipient_name', 'recipient_email'] }

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_vouchers_kind" AS ENUM('multi-purpose', 'single-purpose');
  CREATE TYPE "public"."enum_vouchers_reach" AS ENUM('division', 'branch');
  CREATE TYPE "public"."enum_products_voucher_kind" AS ENUM('multi-purpose', 'single-purpose');
  ALTER TYPE "public"."enum_orders_payment_method" ADD VALUE 'gift-voucher';
  ALTER TYPE "public"."enum_payments_method" ADD VALUE 'gift-voucher';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'gift-voucher' BEFORE 'contact-request';
  CREATE TABLE "vouchers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"value" numeric NOT NULL,
  	"balance" numeric NOT NULL,
  	"kind" "enum_vouchers_kind" NOT NULL,
  	"tax_rate" numeric,
  	"reach" "enum_vouchers_reach" NOT NULL,
  	"expires_on" varchar,
  	"recipient_name" varchar,
  	"recipient_email" varchar,
  	"message" varchar,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"voided_at" timestamp(3) with time zone,
  	"branch_id" uuid NOT NULL,
  	"order_id" uuid,
  	"order_line" numeric,
  	"piece" numeric,
  	"code_mark" varchar,
  	"sealed_code" varchar
  );
  
  ALTER TABLE "orders" ADD COLUMN "voucher_paid" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "payments" ADD COLUMN "taxed_rate" numeric;
  ALTER TABLE "products" ADD COLUMN "voucher_kind" "enum_products_voucher_kind";
  ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "vouchers_kind_idx" ON "vouchers" USING btree ("kind");
  CREATE INDEX "vouchers_issued_at_idx" ON "vouchers" USING btree ("issued_at");
  CREATE INDEX "vouchers_branch_idx" ON "vouchers" USING btree ("branch_id");
  CREATE INDEX "vouchers_order_idx" ON "vouchers" USING btree ("order_id");
  -- Found by its code, and made once for each piece that an order has sold.
  CREATE UNIQUE INDEX "vouchers_code_mark_idx" ON "vouchers" ("code_mark");
  CREATE UNIQUE INDEX "vouchers_sold_idx" ON "vouchers" ("order_id", "order_line", "piece");
  CREATE INDEX "vouchers_expiring_idx" ON "vouchers" ("expires_on") WHERE "expires_on" IS NOT NULL AND "balance" > 0;
  ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_balance" CHECK ("balance" BETWEEN 0 AND "value");
  -- The ledger: what became of the money of each voucher.
  CREATE TABLE "voucher_lines" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"place" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  	"voucher_id" uuid NOT NULL REFERENCES "vouchers"("id"),
  	"order_id" uuid REFERENCES "orders"("id"),
  	"kind" varchar(20) NOT NULL,
  	"amount" integer NOT NULL CHECK (
  	  CASE WHEN "kind" IN ('issue', 'give-back') THEN "amount" > 0
  	       WHEN "kind" IN ('redeem', 'void', 'expire') THEN "amount" < 0
  	       ELSE "kind" = 'correction' AND "amount" <> 0 END),
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" uuid REFERENCES "users"("id") ON DELETE SET NULL,
  	"device" varchar(200),
  	"reason" varchar(1000),
  	CHECK (("kind" IN ('redeem', 'give-back')) = ("order_id" IS NOT NULL))
  );
  CREATE INDEX "voucher_lines_voucher_idx" ON "voucher_lines" ("voucher_id", "place");
  CREATE INDEX "voucher_lines_order_idx" ON "voucher_lines" ("order_id");
  CREATE INDEX "voucher_lines_by_idx" ON "voucher_lines" ("by_id");
  -- A line moves the balance of its voucher, or there is no line: nobody pays with what is not there.
  CREATE FUNCTION "cover_voucher_line"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE "vouchers"
       SET "balance" = "balance" + NEW.amount,
           "voided_at" = CASE WHEN NEW.kind = 'void' THEN coalesce("voided_at", NEW.at) ELSE "voided_at" END
     WHERE "id" = NEW.voucher_id AND "balance" + NEW.amount BETWEEN 0 AND "value"
       AND (NEW.kind <> 'redeem' OR "voided_at" IS NULL);
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a voucher does not cover this' USING ERRCODE = 'check_violation', CONSTRAINT = 'voucher_lines_covered';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER "cover_voucher_line" AFTER INSERT ON "voucher_lines"
    FOR EACH ROW EXECUTE FUNCTION "cover_voucher_line"();
  -- Lines are added and never changed; only the name of whoever left goes.
  CREATE FUNCTION "keep_voucher_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'by_id' = to_jsonb(OLD) - 'by_id' AND NEW.by_id IS NULL THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'lines of vouchers are added, never changed' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER "keep_voucher_lines" BEFORE UPDATE OR DELETE ON "voucher_lines"
    FOR EACH ROW EXECUTE FUNCTION "keep_voucher_lines"();`)
  await db.execute(sql.raw(paletteIndexUp(vouchers)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "voucher_lines";
  DROP FUNCTION "cover_voucher_line";
  DROP FUNCTION "keep_voucher_lines";
  DROP TABLE "vouchers" CASCADE;
  ALTER TABLE "orders" ALTER COLUMN "payment_method" SET DATA TYPE text;
  ALTER TABLE "orders" ALTER COLUMN "payment_method" SET DEFAULT 'cash'::text;
  UPDATE "orders" SET "payment_method" = 'hydro-ag-voucher' WHERE "payment_method" = 'gift-voucher';
  DROP TYPE "public"."enum_orders_payment_method";
  CREATE TYPE "public"."enum_orders_payment_method" AS ENUM('cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans');
  ALTER TABLE "orders" ALTER COLUMN "payment_method" SET DEFAULT 'cash'::"public"."enum_orders_payment_method";
  ALTER TABLE "orders" ALTER COLUMN "payment_method" SET DATA TYPE "public"."enum_orders_payment_method" USING "payment_method"::"public"."enum_orders_payment_method";
  ALTER TABLE "payments" ALTER COLUMN "method" SET DATA TYPE text;
  DROP TYPE "public"."enum_payments_method";
  CREATE TYPE "public"."enum_payments_method" AS ENUM('cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans');
  ALTER TABLE "payments" ALTER COLUMN "method" SET DATA TYPE "public"."enum_payments_method" USING (CASE WHEN "method" = 'gift-voucher' THEN 'hydro-ag-voucher' ELSE "method" END)::"public"."enum_payments_method";
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "messages" SET "kind" = 'order-place' WHERE "kind" = 'gift-voucher';
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('order-place', 'order-confirm', 'order-propose', 'order-accept', 'order-decline', 'order-reject', 'order-cancel', 'order-void', 'order-expire', 'order-change-item', 'order-in-delivery', 'order-quote', 'order-withdraw-quotation', 'order-accept-quotation', 'order-decline-quotation', 'order-expire-quotation', 'contact-request', 'password-reset', 'account-locked', 'address-changed', 'second-factor');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";
  ALTER TABLE "orders" DROP COLUMN "voucher_paid";
  ALTER TABLE "payments" DROP COLUMN "taxed_rate";
  ALTER TABLE "products" DROP COLUMN "voucher_kind";
  DROP TYPE "public"."enum_vouchers_kind";
  DROP TYPE "public"."enum_vouchers_reach";
  DROP TYPE "public"."enum_products_voucher_kind";`)
}
