import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** `termsAndConditions.text` and `termsAndConditionsText` shared one column, so no settings could be saved. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "config" RENAME COLUMN "imprint_text" TO "imprint_content";
    ALTER TABLE "config" RENAME COLUMN "allergens_text" TO "allergens_content";
    ALTER TABLE "config" ADD COLUMN "terms_and_conditions_content" varchar;
    ALTER TABLE "config" ADD COLUMN "privacy_policy_content" varchar;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "config" RENAME COLUMN "imprint_content" TO "imprint_text";
    ALTER TABLE "config" RENAME COLUMN "allergens_content" TO "allergens_text";
    ALTER TABLE "config" DROP COLUMN "terms_and_conditions_content";
    ALTER TABLE "config" DROP COLUMN "privacy_policy_content";
  `)
}
