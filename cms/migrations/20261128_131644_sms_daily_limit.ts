import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sms_accounts" ADD COLUMN "daily_limit" numeric DEFAULT 200 NOT NULL;
  -- Which SMS an account has sent to guests on a business day, so that their number has an end.
  CREATE TABLE "sms_claims" (
    "account_id" uuid NOT NULL REFERENCES "sms_accounts" ("id") ON DELETE CASCADE,
    "day" date NOT NULL,
    "event" text NOT NULL,
    PRIMARY KEY ("account_id", "day", "event")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sms_claims";
  ALTER TABLE "sms_accounts" DROP COLUMN "daily_limit";`)
}
