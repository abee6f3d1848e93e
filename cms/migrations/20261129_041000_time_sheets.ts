import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What people and whoever leads them say of a month of work: added, and never changed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "time_sheet_events" (
    "id" uuid PRIMARY KEY,
    "sequence" bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    "user_id" uuid NOT NULL,
    "month" text NOT NULL CHECK ("month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
    "kind" text NOT NULL CHECK ("kind" IN ('confirmed', 'objected', 'closed', 'reopened')),
    "author_id" uuid,
    "at" timestamptz(3) NOT NULL,
    "hash" text CHECK ("hash" IS NOT NULL OR "kind" IN ('objected', 'reopened')),
    "sheet" text,
    "seal" text UNIQUE,
    "previous" text UNIQUE,
    "confirmed" text,
    "words" text CHECK ("words" IS NOT NULL OR "kind" IN ('confirmed', 'closed')),
    CHECK (("kind" = 'closed') = ("sheet" IS NOT NULL AND "seal" IS NOT NULL))
  );
  CREATE INDEX "time_sheet_events_person_idx" ON "time_sheet_events" ("user_id", "month");
  CREATE FUNCTION "keep_time_sheets"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'what was said of a month is added to, never changed' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER "keep_time_sheets" BEFORE UPDATE OR DELETE ON "time_sheet_events"
    FOR EACH ROW EXECUTE FUNCTION "keep_time_sheets"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "time_sheet_events";
  DROP FUNCTION "keep_time_sheets";`)
}
