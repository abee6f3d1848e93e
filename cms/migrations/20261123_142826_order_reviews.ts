import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "order_reviews" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"order_id" uuid NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"rating" numeric NOT NULL,
  	"food_rating" numeric NOT NULL,
  	"service_rating" numeric NOT NULL,
  	"process_rating" numeric NOT NULL,
  	"comment" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "submissions" ALTER COLUMN "contact_name" DROP NOT NULL;
  ALTER TABLE "submissions" ALTER COLUMN "service" DROP NOT NULL;
  ALTER TABLE "questionnaires" ADD COLUMN "is_anonymous" boolean DEFAULT false;
  ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "order_reviews_order_idx" ON "order_reviews" USING btree ("order_id");
  CREATE INDEX "order_reviews_branch_idx" ON "order_reviews" USING btree ("branch_id");
  CREATE INDEX "order_reviews_updated_at_idx" ON "order_reviews" USING btree ("updated_at");
  CREATE INDEX "order_reviews_created_at_idx" ON "order_reviews" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "order_reviews" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "order_reviews" CASCADE;
  ALTER TABLE "submissions" ALTER COLUMN "contact_name" SET NOT NULL;
  ALTER TABLE "submissions" ALTER COLUMN "service" SET NOT NULL;
  ALTER TABLE "questionnaires" DROP COLUMN "is_anonymous";`)
}
