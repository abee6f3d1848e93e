import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Screens that ask for a key, and what people prove themselves with at devices: no list, form or log reads either. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_logs_action" ADD VALUE 'pin-set' BEFORE 'key-issued';
  ALTER TYPE "public"."enum_logs_action" ADD VALUE 'pin-removed' BEFORE 'key-issued';`)
  await db.execute(sql`
    CREATE TABLE "device_pairings" (
      "id" uuid PRIMARY KEY,
      "code" text NOT NULL UNIQUE,
      "secret" text NOT NULL UNIQUE,
      "kind" text NOT NULL,
      "client" text NOT NULL,
      "network" text,
      "created_at" timestamptz NOT NULL,
      "expires_at" timestamptz NOT NULL,
      "device_id" uuid REFERENCES "devices" ("id") ON DELETE cascade,
      "confirmed_by" uuid REFERENCES "users" ("id") ON DELETE set null,
      "claimed_at" timestamptz
    );
    CREATE INDEX "device_pairings_expires_idx" ON "device_pairings" ("expires_at");
    CREATE INDEX "device_pairings_device_idx" ON "device_pairings" ("device_id");
    CREATE INDEX "device_pairings_confirmed_by_idx" ON "device_pairings" ("confirmed_by");
    CREATE TABLE "user_pins" (
      "user_id" uuid PRIMARY KEY REFERENCES "users" ("id") ON DELETE cascade,
      "salt" text NOT NULL,
      "hash" text NOT NULL,
      "changed_at" timestamptz NOT NULL
    );`)
}

/** What was logged of PINs stays, by what those who know nothing of them call it. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "user_pins", "device_pairings";`)
  await db.execute(sql`
   ALTER TABLE "logs" ALTER COLUMN "action" SET DATA TYPE text;
  UPDATE "logs" SET "action" = 'update' WHERE "action" LIKE 'pin-%';
  DROP TYPE "public"."enum_logs_action";
  CREATE TYPE "public"."enum_logs_action" AS ENUM('create', 'update', 'delete', 'config-saved', 'sign-in', 'sign-in-failed', 'sign-out', 'lockout', 'factor-asked', 'factor-added', 'factor-removed', 'factor-reset', 'factor-failed', 'recovery-codes-made', 'recovery-code-used', 'device-remembered', 'device-forgotten', 'key-issued', 'key-rotated', 'key-revoked');
  ALTER TABLE "logs" ALTER COLUMN "action" SET DATA TYPE "public"."enum_logs_action" USING "action"::"public"."enum_logs_action";`)
}
