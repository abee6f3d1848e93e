import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** That a lock was lifted and a badge replaced is logged; how often a badge was, is kept apart. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_logs_action" ADD VALUE 'pin-lock-lifted' BEFORE 'key-issued';
  ALTER TYPE "public"."enum_logs_action" ADD VALUE 'badge-renewed' BEFORE 'key-issued';`)
  await db.execute(sql`
    CREATE TABLE "user_badges" (
      "user_id" uuid PRIMARY KEY REFERENCES "users" ("id") ON DELETE cascade,
      "renewals" integer NOT NULL,
      "renewed_at" timestamptz NOT NULL
    );`)
}

/** What was logged stays, by what those who know nothing of it call it. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "user_badges";`)
  await db.execute(sql`
   ALTER TABLE "logs" ALTER COLUMN "action" SET DATA TYPE text;
  UPDATE "logs" SET "action" = 'update' WHERE "action" IN ('pin-lock-lifted', 'badge-renewed');
  DROP TYPE "public"."enum_logs_action";
  CREATE TYPE "public"."enum_logs_action" AS ENUM('create', 'update', 'delete', 'config-saved', 'sign-in', 'sign-in-failed', 'sign-out', 'lockout', 'factor-asked', 'factor-added', 'factor-removed', 'factor-reset', 'factor-failed', 'recovery-codes-made', 'recovery-code-used', 'device-remembered', 'device-forgotten', 'pin-set', 'pin-removed', 'key-issued', 'key-rotated', 'key-revoked', 'payment-key-set', 'sms-key-set');
  ALTER TABLE "logs" ALTER COLUMN "action" SET DATA TYPE "public"."enum_logs_action" USING "action"::"public"."enum_logs_action";`)
}
