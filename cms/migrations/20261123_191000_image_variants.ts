import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Own table of plugins/files: written by SQL only, so Payload's schema does not know it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- How far the variants of a picture are, for the version and the plan that it names. Of another one, or without a
    -- row, all are still to be made.
    CREATE TABLE "image_variants" (
      "image_id" uuid PRIMARY KEY REFERENCES "images" ("id") ON DELETE CASCADE,
      "made_of" text NOT NULL,
      "attempts" integer NOT NULL,
      "available_at" timestamptz NOT NULL,
      "done_at" timestamptz,
      "failed_at" timestamptz,
      "failure" text
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "image_variants"`)
}
