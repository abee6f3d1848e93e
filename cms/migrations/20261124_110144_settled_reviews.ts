import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "order_reviews" ADD COLUMN "lowest_rating" numeric;
  ALTER TABLE "order_reviews" ADD COLUMN "is_settled" boolean DEFAULT false;
  ALTER TABLE "order_reviews" ADD COLUMN "settled_at" timestamp(3) with time zone;
  ALTER TABLE "order_reviews" ADD COLUMN "settled_by_id" uuid;
  ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_settled_by_id_users_id_fk" FOREIGN KEY ("settled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "order_reviews_settled_by_idx" ON "order_reviews" USING btree ("settled_by_id");
  CREATE INDEX "isSettled_lowestRating_idx" ON "order_reviews" USING btree ("is_settled","lowest_rating");
  -- What was said before anybody could settle it is dealt with after two weeks.
  UPDATE "order_reviews" SET
    "lowest_rating" = least("rating", "food_rating", "service_rating", "process_rating"),
    "is_settled" = "created_at" < now() - interval '14 days';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "order_reviews" DROP CONSTRAINT "order_reviews_settled_by_id_users_id_fk";
  
  DROP INDEX "order_reviews_settled_by_idx";
  DROP INDEX "isSettled_lowestRating_idx";
  ALTER TABLE "order_reviews" DROP COLUMN "lowest_rating";
  ALTER TABLE "order_reviews" DROP COLUMN "is_settled";
  ALTER TABLE "order_reviews" DROP COLUMN "settled_at";
  ALTER TABLE "order_reviews" DROP COLUMN "settled_by_id";`)
}
