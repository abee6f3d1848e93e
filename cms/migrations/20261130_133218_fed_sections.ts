import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "order_reviews" ADD COLUMN "may_be_shown" boolean DEFAULT false;
  ALTER TABLE "order_reviews" ADD COLUMN "shown_name" varchar;
  ALTER TABLE "order_reviews" ADD COLUMN "is_released" boolean DEFAULT false;
  CREATE INDEX "order_reviews_is_released_idx" ON "order_reviews" USING btree ("is_released");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "order_reviews_is_released_idx";
  ALTER TABLE "order_reviews" DROP COLUMN "may_be_shown";
  ALTER TABLE "order_reviews" DROP COLUMN "shown_name";
  ALTER TABLE "order_reviews" DROP COLUMN "is_released";`)
}
