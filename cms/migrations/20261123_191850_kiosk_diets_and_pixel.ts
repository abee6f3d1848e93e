import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_diets" AS ENUM('vegan', 'vegetarian', 'glutenFree', 'lactoseFree', 'spicy');
  CREATE TABLE "products_diets" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_products_diets",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "device" varchar;
  ALTER TABLE "divisions" ADD COLUMN "tracking_pixel_id" varchar;
  ALTER TABLE "divisions" ADD COLUMN "tracking_tag_manager_id" varchar;
  ALTER TABLE "divisions" ADD COLUMN "tracking_tag_manager_url" varchar;
  ALTER TABLE "config" ADD COLUMN "pixel_id" varchar;
  ALTER TABLE "config" ADD COLUMN "tag_manager_id" varchar;
  ALTER TABLE "config" ADD COLUMN "tag_manager_url" varchar;
  ALTER TABLE "products_diets" ADD CONSTRAINT "products_diets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_diets_order_idx" ON "products_diets" USING btree ("order");
  CREATE INDEX "products_diets_parent_idx" ON "products_diets" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_diets" CASCADE;
  ALTER TABLE "orders" DROP COLUMN "device";
  ALTER TABLE "divisions" DROP COLUMN "tracking_pixel_id";
  ALTER TABLE "divisions" DROP COLUMN "tracking_tag_manager_id";
  ALTER TABLE "divisions" DROP COLUMN "tracking_tag_manager_url";
  ALTER TABLE "config" DROP COLUMN "pixel_id";
  ALTER TABLE "config" DROP COLUMN "tag_manager_id";
  ALTER TABLE "config" DROP COLUMN "tag_manager_url";
  DROP TYPE "public"."enum_products_diets";`)
}
