import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_divisions_business_type" AS ENUM('Restaurant', 'CafeOrCoffeeShop', 'Bakery', 'BarOrPub', 'FastFoodRestaurant', 'IceCreamShop', 'FoodEstablishment', 'Store', 'HomeAndConstructionBusiness', 'HealthAndBeautyBusiness', 'ProfessionalService', 'LocalBusiness');
  ALTER TABLE "divisions" ADD COLUMN "business_type" "enum_divisions_business_type";

  -- The ids that a page names anywhere in its texts. It costs what it says, so that an index is preferred at any size.
  CREATE FUNCTION "ids_in"("texts" jsonb) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000
    AS $$
      SELECT coalesce(array_agg(DISTINCT "found"[1]), '{}')
        FROM regexp_matches(
          "texts"::text, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g'
        ) AS "matches" ("found")
    $$;
  CREATE INDEX "sites_ids_in_content_body_idx" ON "sites" USING gin (ids_in("content_body"));
  CREATE INDEX "sites_ids_in_content_text_idx" ON "sites" USING gin (ids_in("content_text"));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "sites_ids_in_content_body_idx";
  DROP INDEX "sites_ids_in_content_text_idx";
  DROP FUNCTION "ids_in";
  ALTER TABLE "divisions" DROP COLUMN "business_type";
  DROP TYPE "public"."enum_divisions_business_type";`)
}
