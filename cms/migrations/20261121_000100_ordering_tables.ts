import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Own tables of plugins/ordering: written by SQL only, so Payload's schema does not know them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- What happened to an order, once per version of its row.
    CREATE TABLE "order_events" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "order_id" uuid NOT NULL REFERENCES "orders" ("id") ON DELETE CASCADE,
      "version" integer NOT NULL,
      "action" text NOT NULL,
      "from_status" text,
      "to_status" text NOT NULL,
      "actor_kind" text NOT NULL CHECK ("actor_kind" IN ('guest', 'staff', 'system')),
      "actor_id" uuid,
      "reason" text,
      "at" timestamptz NOT NULL,
      UNIQUE ("order_id", "version")
    );

    -- The row lock of the upsert makes numbers gapless: a rolled back order gives its number back.
    CREATE TABLE "ticket_counters" (
      "branch_id" uuid NOT NULL,
      "business_day" date NOT NULL,
      "last_number" integer NOT NULL,
      PRIMARY KEY ("branch_id", "business_day")
    );

    -- "response" holds what is needed to answer a repeated request, "status" its HTTP status.
    CREATE TABLE "idempotency_keys" (
      "scope" text NOT NULL,
      "key" text NOT NULL,
      "fingerprint" text NOT NULL,
      "status" integer,
      "response" jsonb,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY ("scope", "key")
    );
    CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" ("created_at");

    -- Side effects, written with their cause and delivered at least once.
    CREATE TABLE "outbox" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "topic" text NOT NULL,
      "dedupe_key" text UNIQUE,
      "payload" jsonb NOT NULL,
      "available_at" timestamptz NOT NULL DEFAULT now(),
      "attempts" integer NOT NULL DEFAULT 0,
      "claimed_until" timestamptz,
      "done_at" timestamptz,
      "failed_at" timestamptz,
      "last_error" text
    );
    CREATE INDEX "outbox_open_idx" ON "outbox" ("available_at", "id")
      WHERE "done_at" IS NULL AND "failed_at" IS NULL;
    CREATE INDEX "outbox_done_at_idx" ON "outbox" ("done_at") WHERE "done_at" IS NOT NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "outbox", "idempotency_keys", "ticket_counters", "order_events"`)
}
