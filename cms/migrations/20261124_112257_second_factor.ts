import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_config_second_factor_roles" AS ENUM('ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EDITOR', 'ROLE_EMPLOYEE');
  ALTER TYPE "public"."enum_logs_action" ADD VALUE 'factor-asked' BEFORE 'key-issued';
  ALTER TYPE "public"."enum_logs_action" ADD VALUE 'factor-added' BEFORE 'key-issued';
  ALTER TYPE "public"."enum_logs_action" ADD VALUE 'factor-removed' BEFORE 'key-issued';
  ALTER TYPE "public"."enum_logs_action" ADD VALUE 'factor-reset' BEFORE 'key-issued';
  ALTER TYPE "public"."enum_logs_action" ADD VALUE 'factor-failed' BEFORE 'key-issued';
  ALTER TYPE "public"."enum_logs_action" ADD VALUE 'recovery-codes-made' BEFORE 'key-issued';
  ALTER TYPE "public"."enum_logs_action" ADD VALUE 'recovery-code-used' BEFORE 'key-issued';
  ALTER TYPE "public"."enum_logs_action" ADD VALUE 'device-remembered' BEFORE 'key-issued';
  ALTER TYPE "public"."enum_logs_action" ADD VALUE 'device-forgotten' BEFORE 'key-issued';
  CREATE TABLE "config_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_config_second_factor_roles",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "config_second_factor_roles" ADD CONSTRAINT "config_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."config"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "config_second_factor_roles_order_idx" ON "config_second_factor_roles" USING btree ("order");
  CREATE INDEX "config_second_factor_roles_parent_idx" ON "config_second_factor_roles" USING btree ("parent_id");`)
  await db.execute(sql`
    CREATE TABLE "second_factor_apps" (
      "user_id" uuid PRIMARY KEY REFERENCES "users" ("id") ON DELETE cascade,
      "secret" text NOT NULL,
      "last_step" bigint NOT NULL,
      "created_at" timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE "second_factor_passkeys" (
      "id" text PRIMARY KEY,
      "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE cascade,
      "name" text NOT NULL,
      "public_key" text NOT NULL,
      "counter" bigint NOT NULL,
      "transports" jsonb NOT NULL,
      "is_synced" boolean NOT NULL,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      "last_used_at" timestamptz
    );
    CREATE INDEX "second_factor_passkeys_user_idx" ON "second_factor_passkeys" ("user_id");
    CREATE TABLE "second_factor_recovery_codes" (
      "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE cascade,
      "mark" text NOT NULL,
      "used_at" timestamptz,
      PRIMARY KEY ("user_id", "mark")
    );
    CREATE TABLE "second_factor_devices" (
      "id" uuid PRIMARY KEY,
      "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE cascade,
      "mark" text NOT NULL,
      "name" text NOT NULL,
      "password_mark" text NOT NULL,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      "last_used_at" timestamptz NOT NULL DEFAULT now(),
      "expires_at" timestamptz NOT NULL
    );
    CREATE INDEX "second_factor_devices_user_idx" ON "second_factor_devices" ("user_id");
    CREATE INDEX "second_factor_devices_expires_idx" ON "second_factor_devices" ("expires_at");
    CREATE TABLE "second_factor_challenges" (
      "mark" text PRIMARY KEY,
      "purpose" text NOT NULL,
      "user_id" uuid REFERENCES "users" ("id") ON DELETE cascade,
      "content" jsonb NOT NULL,
      "expires_at" timestamptz NOT NULL
    );
    CREATE INDEX "second_factor_challenges_user_idx" ON "second_factor_challenges" ("user_id", "purpose");
    CREATE INDEX "second_factor_challenges_expires_idx" ON "second_factor_challenges" ("expires_at");`)
}

/** What was logged of second factors stays, by what those who know nothing of them call it. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "second_factor_challenges", "second_factor_devices", "second_factor_recovery_codes",
      "second_factor_passkeys", "second_factor_apps";`)
  await db.execute(sql`
   DROP TABLE "config_second_factor_roles" CASCADE;
  ALTER TABLE "logs" ALTER COLUMN "action" SET DATA TYPE text;
  UPDATE "logs" SET "action" = 'sign-in-failed' WHERE "action" IN ('factor-asked', 'factor-failed');
  UPDATE "logs" SET "action" = 'update' WHERE "action" LIKE 'factor-%' OR "action" LIKE 'recovery-%' OR "action" LIKE 'device-%';
  DROP TYPE "public"."enum_logs_action";
  CREATE TYPE "public"."enum_logs_action" AS ENUM('create', 'update', 'delete', 'config-saved', 'sign-in', 'sign-in-failed', 'sign-out', 'lockout', 'key-issued', 'key-rotated', 'key-revoked');
  ALTER TABLE "logs" ALTER COLUMN "action" SET DATA TYPE "public"."enum_logs_action" USING "action"::"public"."enum_logs_action";
  DROP TYPE "public"."enum_config_second_factor_roles";`)
}
