import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_requests" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "contact_requests" ALTER COLUMN "phone" DROP NOT NULL;
  ALTER TABLE "contact_requests" ALTER COLUMN "comment" DROP NOT NULL;
  ALTER TABLE "contact_requests" ADD COLUMN "form" varchar;
  ALTER TABLE "contact_requests" ADD COLUMN "answers" jsonb;
  ALTER TABLE "order_reviews" ADD COLUMN "may_be_shown" boolean DEFAULT false;
  ALTER TABLE "order_reviews" ADD COLUMN "shown_name" varchar;
  ALTER TABLE "order_reviews" ADD COLUMN "is_released" boolean DEFAULT false;
  CREATE INDEX "order_reviews_is_released_idx" ON "order_reviews" USING btree ("is_released");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "order_reviews_is_released_idx";
  UPDATE "contact_requests" SET "email" = coalesce("email", ''), "phone" = coalesce("phone", ''), "comment" = coalesce("comment", '');
  ALTER TABLE "contact_requests" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "contact_requests" ALTER COLUMN "phone" SET NOT NULL;
  ALTER TABLE "contact_requests" ALTER COLUMN "comment" SET NOT NULL;
  ALTER TABLE "contact_requests" DROP COLUMN "form";
  ALTER TABLE "contact_requests" DROP COLUMN "answers";
  ALTER TABLE "order_reviews" DROP COLUMN "may_be_shown";
  ALTER TABLE "order_reviews" DROP COLUMN "shown_name";
  ALTER TABLE "order_reviews" DROP COLUMN "is_released";`)
}
