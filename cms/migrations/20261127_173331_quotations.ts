import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_quotation_status" AS ENUM('none', 'offered', 'accepted', 'declined', 'expired', 'withdrawn');
  ALTER TABLE "orders" ADD COLUMN "quotation_status" "enum_orders_quotation_status" DEFAULT 'none' NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "quotation_valid_until" timestamp(3) with time zone;
  ALTER TABLE "branches" ADD COLUMN "quotation_days" numeric DEFAULT 14;
  CREATE INDEX "orders_quotation_valid_until_idx" ON "orders" USING btree ("quotation_valid_until");
  -- Every offer that was made for an order, once per revision. Only its order says where the newest one stands.
  CREATE TABLE "order_quotations" (
    "order_id" uuid NOT NULL REFERENCES "orders" ("id") ON DELETE CASCADE,
    "number" integer NOT NULL CHECK ("number" > 0),
    "items" jsonb NOT NULL,
    "asked" jsonb NOT NULL,
    "taxes" jsonb NOT NULL,
    "goods_gross" bigint NOT NULL,
    "total" bigint NOT NULL,
    "message" text,
    "appointment" timestamptz,
    "valid_until" timestamptz NOT NULL,
    "by_id" uuid,
    "at" timestamptz NOT NULL,
    PRIMARY KEY ("order_id", "number")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "order_quotations";
  DROP INDEX "orders_quotation_valid_until_idx";
  ALTER TABLE "orders" DROP COLUMN "quotation_status";
  ALTER TABLE "orders" DROP COLUMN "quotation_valid_until";
  ALTER TABLE "branches" DROP COLUMN "quotation_days";
  DROP TYPE "public"."enum_orders_quotation_status";`)
}
