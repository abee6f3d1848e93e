import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_divisions_business_type" AS ENUM('Restaurant', 'CafeOrCoffeeShop', 'Bakery', 'BarOrPub', 'FastFoodRestaurant', 'IceCreamShop', 'FoodEstablishment', 'Store', 'HomeAndConstructionBusiness', 'HealthAndBeautyBusiness', 'ProfessionalService', 'LocalBusiness');
  ALTER TABLE "divisions" ADD COLUMN "business_type" "enum_divisions_business_type";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "divisions" DROP COLUMN "business_type";
  DROP TYPE "public"."enum_divisions_business_type";`)
}
