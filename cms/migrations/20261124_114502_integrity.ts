import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "expires_at" timestamp(3) with time zone;
  -- By hand: what the sequence has given out is never given again, whoever is deleted.
  CREATE SEQUENCE "customers_number" AS bigint MINVALUE 1 START 10001;
  SELECT setval('customers_number', greatest(10000, coalesce((SELECT max("number") FROM "customers"), 0)::bigint));
  -- By hand: old addresses are looked up in one spelling.
  UPDATE "redirects" SET "path" = lower(normalize("path", NFC)) WHERE "path" <> lower(normalize("path", NFC));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" DROP COLUMN "expires_at";
  DROP SEQUENCE "customers_number";`)
}
