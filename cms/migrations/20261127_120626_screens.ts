import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Kinds of screens, what the kitchen says of an order, and a name for each line of the orders that are still open. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_devices_kind" ADD VALUE 'kitchen' BEFORE 'printer';
  ALTER TYPE "public"."enum_devices_kind" ADD VALUE 'pickup' BEFORE 'printer';
  ALTER TYPE "public"."enum_devices_kind" ADD VALUE 'tables' BEFORE 'printer';
  ALTER TYPE "public"."enum_devices_purpose" ADD VALUE 'pickup-numbers';
  ALTER TABLE "orders" ADD COLUMN "kitchen" jsonb;
  UPDATE "orders" SET "items" = (
    SELECT jsonb_agg(jsonb_build_object('line', place - 1) || item ORDER BY place)
      FROM jsonb_array_elements("items") WITH ORDINALITY AS i (item, place))
   WHERE "status" IN ('awaiting', 'confirmed', 'in-delivery', 'delivered')
     AND jsonb_typeof("items") = 'array' AND "items" <> '[]';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "devices" WHERE "kind"::text IN ('kitchen', 'pickup', 'tables') OR "purpose"::text = 'pickup-numbers';
  ALTER TABLE "devices" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "devices" ALTER COLUMN "kind" SET DEFAULT 'frontdesk'::text;
  DROP TYPE "public"."enum_devices_kind";
  CREATE TYPE "public"."enum_devices_kind" AS ENUM('frontdesk', 'backoffice', 'printer', 'clock', 'tv', 'kiosk');
  ALTER TABLE "devices" ALTER COLUMN "kind" SET DEFAULT 'frontdesk'::"public"."enum_devices_kind";
  ALTER TABLE "devices" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_devices_kind" USING "kind"::"public"."enum_devices_kind";
  ALTER TABLE "devices" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum_devices_purpose";
  CREATE TYPE "public"."enum_devices_purpose" AS ENUM('orders', 'printing', 'time-tracking', 'signage', 'ordering');
  ALTER TABLE "devices" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_devices_purpose" USING "purpose"::"public"."enum_devices_purpose";
  ALTER TABLE "orders" DROP COLUMN "kitchen";`)
}
