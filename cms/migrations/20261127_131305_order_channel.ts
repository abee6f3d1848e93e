import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_channel" AS ENUM('shop', 'kiosk', 'telephone', 'counter');
  ALTER TABLE "orders" ADD COLUMN "channel" "enum_orders_channel" DEFAULT 'shop' NOT NULL;
  UPDATE "orders" SET "channel" = 'kiosk' WHERE "device" IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" DROP COLUMN "channel";
  DROP TYPE "public"."enum_orders_channel";`)
}
