import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ADD COLUMN "promised_at" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "work_units" numeric DEFAULT 1;
  ALTER TABLE "products" ADD COLUMN "work_units" numeric;
  ALTER TABLE "branches_delivery_areas" ADD COLUMN "delivery_minutes" numeric;
  ALTER TABLE "branches" ADD COLUMN "takeaway_preparation_minutes" numeric;
  ALTER TABLE "branches" ADD COLUMN "delivery_preparation_minutes" numeric;
  ALTER TABLE "branches" ADD COLUMN "dine_in_preparation_minutes" numeric;
  ALTER TABLE "branches" ADD COLUMN "max_orders_per_slot" numeric;
  ALTER TABLE "branches" ADD COLUMN "slot_capacity_minutes" numeric DEFAULT 15;
  ALTER TABLE "branches" ADD COLUMN "max_takeaway_orders_per_slot" numeric;
  ALTER TABLE "branches" ADD COLUMN "max_delivery_orders_per_slot" numeric;
  ALTER TABLE "branches" ADD COLUMN "max_dine_in_orders_per_slot" numeric;
  CREATE INDEX "orders_promised_at_idx" ON "orders" USING btree ("promised_at");

  -- A request for an offer takes no place; every other order from before counts as one.
  UPDATE "orders" SET "work_units" = 0 WHERE "is_quotation";

  -- For when an order counts, by which claims of slots are found; the words are those of plugins/ordering.
  CREATE INDEX "orders_branch_due_at_idx" ON "orders" ("branch_id", coalesce("promised_at", "appointment_date", "placed_at"));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "orders_branch_due_at_idx";
  DROP INDEX "orders_promised_at_idx";
  ALTER TABLE "orders" DROP COLUMN "promised_at";
  ALTER TABLE "orders" DROP COLUMN "work_units";
  ALTER TABLE "products" DROP COLUMN "work_units";
  ALTER TABLE "branches_delivery_areas" DROP COLUMN "delivery_minutes";
  ALTER TABLE "branches" DROP COLUMN "takeaway_preparation_minutes";
  ALTER TABLE "branches" DROP COLUMN "delivery_preparation_minutes";
  ALTER TABLE "branches" DROP COLUMN "dine_in_preparation_minutes";
  ALTER TABLE "branches" DROP COLUMN "max_orders_per_slot";
  ALTER TABLE "branches" DROP COLUMN "slot_capacity_minutes";
  ALTER TABLE "branches" DROP COLUMN "max_takeaway_orders_per_slot";
  ALTER TABLE "branches" DROP COLUMN "max_delivery_orders_per_slot";
  ALTER TABLE "branches" DROP COLUMN "max_dine_in_orders_per_slot";`)
}
