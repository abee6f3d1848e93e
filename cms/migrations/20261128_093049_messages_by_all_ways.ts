import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { paletteIndexUp } from '#plugins/desk/palette/lexemes.sql.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_branches_sms_events" AS ENUM('place', 'confirm', 'propose', 'reject', 'cancel', 'in-delivery', 'quote', 'remind');
  CREATE TYPE "public"."enum_message_texts_text" AS ENUM('guest-placed', 'guest-taken', 'guest-requested', 'guest-confirmed', 'guest-proposed', 'guest-accepted', 'guest-rejected', 'guest-canceled', 'guest-declined', 'guest-expired', 'guest-offer-expired', 'guest-changed', 'guest-on-the-way', 'guest-ready', 'guest-review', 'guest-refunded', 'guest-reminded', 'guest-quoted', 'guest-quote-withdrawn', 'guest-quote-accepted', 'guest-quote-expired', 'branch-placed', 'branch-requested', 'branch-unanswered', 'branch-canceled', 'branch-accepted', 'branch-declined', 'branch-expired', 'branch-offer-expired', 'branch-quote-accepted', 'branch-quote-declined', 'branch-quote-expired');
  CREATE TYPE "public"."enum_sms_accounts_provider" AS ENUM('seven', 'link', 'log');
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'order-completed' BEFORE 'order-quote';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'order-remind' BEFORE 'order-quote';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'order-refund' BEFORE 'order-quote';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'order-refund-partly' BEFORE 'order-quote';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'order-unanswered' BEFORE 'order-quote';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'test';
  ALTER TYPE "public"."enum_messages_state" ADD VALUE 'delivered' BEFORE 'refused';
  ALTER TYPE "public"."enum_messages_state" ADD VALUE 'bounced' BEFORE 'refused';
  ALTER TYPE "public"."enum_messages_channel" ADD VALUE 'sms';
  ALTER TYPE "public"."enum_messages_channel" ADD VALUE 'push';
  ALTER TYPE "public"."enum_logs_action" ADD VALUE 'sms-key-set';
  CREATE TABLE "branches_sms_events" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_branches_sms_events",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "message_texts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"text" "enum_message_texts_text" NOT NULL,
  	"division_id" uuid,
  	"subject" varchar,
  	"intro" varchar,
  	"sms" varchar,
  	"place" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sms_accounts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"provider" "enum_sms_accounts_provider" DEFAULT 'seven' NOT NULL,
  	"division_id" uuid,
  	"is_active" boolean DEFAULT false,
  	"sender" varchar NOT NULL,
  	"key_hint" varchar,
  	"sealed_key" varchar,
  	"sealed_sign_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "branches" ADD COLUMN "order_notification_phone" varchar;
  ALTER TABLE "branches" ADD COLUMN "alarm_phone" varchar;
  ALTER TABLE "branches" ADD COLUMN "reminder_hours" numeric DEFAULT 24;
  ALTER TABLE "branches" ADD COLUMN "review_minutes" numeric DEFAULT 60;
  ALTER TABLE "branches" ADD COLUMN "quiet_from" varchar DEFAULT '21:00';
  ALTER TABLE "branches" ADD COLUMN "quiet_to" varchar DEFAULT '08:00';
  ALTER TABLE "messages" ADD COLUMN "reference" varchar;
  ALTER TABLE "branches_sms_events" ADD CONSTRAINT "branches_sms_events_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "message_texts" ADD CONSTRAINT "message_texts_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sms_accounts" ADD CONSTRAINT "sms_accounts_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "branches_sms_events_order_idx" ON "branches_sms_events" USING btree ("order");
  CREATE INDEX "branches_sms_events_parent_idx" ON "branches_sms_events" USING btree ("parent_id");
  CREATE INDEX "message_texts_text_idx" ON "message_texts" USING btree ("text");
  CREATE INDEX "message_texts_division_idx" ON "message_texts" USING btree ("division_id");
  CREATE UNIQUE INDEX "message_texts_place_idx" ON "message_texts" USING btree ("place");
  CREATE INDEX "message_texts_updated_at_idx" ON "message_texts" USING btree ("updated_at");
  CREATE INDEX "message_texts_created_at_idx" ON "message_texts" USING btree ("created_at");
  CREATE INDEX "sms_accounts_name_idx" ON "sms_accounts" USING btree ("name");
  CREATE INDEX "sms_accounts_division_idx" ON "sms_accounts" USING btree ("division_id");
  CREATE INDEX "sms_accounts_updated_at_idx" ON "sms_accounts" USING btree ("updated_at");
  CREATE INDEX "sms_accounts_created_at_idx" ON "sms_accounts" USING btree ("created_at");
  CREATE INDEX "messages_channel_idx" ON "messages" USING btree ("channel");
  CREATE INDEX "messages_reference_idx" ON "messages" USING btree ("reference");
  -- What a house did not do before it does once somebody says so.
  UPDATE "branches" SET "reminder_hours" = NULL, "review_minutes" = NULL;
  CREATE UNIQUE INDEX "sms_accounts_one_active_idx" ON "sms_accounts" ("division_id") NULLS NOT DISTINCT WHERE "is_active";
  -- Of messages that still say to whom they went, however many there are that do not.
  CREATE INDEX "messages_named_idx" ON "messages" ("queued_at") WHERE "recipient" IS NOT NULL AND "recipient" NOT LIKE '…%';
  -- By what the house is known to the services of browsers, and where those of people are reached: both sealed.
  CREATE TABLE "push_keys" (
    "only_one" boolean PRIMARY KEY DEFAULT true CHECK ("only_one"),
    "public_key" text NOT NULL,
    "sealed_private_key" text NOT NULL,
    "made_at" timestamp(3) with time zone NOT NULL DEFAULT now()
  );
  CREATE TABLE "push_subscriptions" (
    "id" uuid PRIMARY KEY,
    "mark" text NOT NULL,
    "sealed" text NOT NULL,
    "label" text NOT NULL,
    "user_id" uuid REFERENCES "users" ("id") ON DELETE CASCADE,
    "order_id" uuid REFERENCES "orders" ("id") ON DELETE CASCADE,
    "added_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
    CHECK (num_nonnulls("user_id", "order_id") = 1)
  );
  CREATE UNIQUE INDEX "push_subscriptions_user_idx" ON "push_subscriptions" ("mark", "user_id") WHERE "user_id" IS NOT NULL;
  CREATE UNIQUE INDEX "push_subscriptions_order_idx" ON "push_subscriptions" ("mark", "order_id") WHERE "order_id" IS NOT NULL;
  CREATE INDEX "push_subscriptions_of_user_idx" ON "push_subscriptions" ("user_id");
  CREATE INDEX "push_subscriptions_of_order_idx" ON "push_subscriptions" ("order_id");`)
  await db.execute(sql.raw(paletteIndexUp({ table: 'message_texts', words: ['subject', 'intro', 'sms'] })))
  await db.execute(sql.raw(paletteIndexUp({ table: 'sms_accounts', words: ['name', 'sender', 'key_hint'] })))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "push_subscriptions";
  DROP TABLE "push_keys";
  DROP INDEX "messages_named_idx";
  -- What went another way than by mail is of no kind that was known then.
  DELETE FROM "messages" WHERE "channel" <> 'email' OR "kind" IN ('order-completed', 'order-remind', 'order-refund', 'order-refund-partly', 'order-unanswered', 'test');
  ALTER TABLE "branches_sms_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "message_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sms_accounts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "branches_sms_events" CASCADE;
  DROP TABLE "message_texts" CASCADE;
  DROP TABLE "sms_accounts" CASCADE;
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('order-place', 'order-confirm', 'order-propose', 'order-accept', 'order-decline', 'order-reject', 'order-cancel', 'order-void', 'order-expire', 'order-change-item', 'order-in-delivery', 'order-quote', 'order-withdraw-quotation', 'order-accept-quotation', 'order-decline-quotation', 'order-expire-quotation', 'gift-voucher', 'contact-request', 'password-reset', 'account-locked', 'address-changed', 'second-factor');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";
  ALTER TABLE "messages" ALTER COLUMN "state" SET DATA TYPE text;
  UPDATE "messages" SET "state" = CASE "state" WHEN 'delivered' THEN 'accepted' ELSE 'refused' END WHERE "state" IN ('delivered', 'bounced');
  DROP TYPE "public"."enum_messages_state";
  CREATE TYPE "public"."enum_messages_state" AS ENUM('queued', 'sending', 'accepted', 'refused', 'failed');
  ALTER TABLE "messages" ALTER COLUMN "state" SET DATA TYPE "public"."enum_messages_state" USING "state"::"public"."enum_messages_state";
  ALTER TABLE "messages" ALTER COLUMN "channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_channel";
  CREATE TYPE "public"."enum_messages_channel" AS ENUM('email');
  ALTER TABLE "messages" ALTER COLUMN "channel" SET DATA TYPE "public"."enum_messages_channel" USING "channel"::"public"."enum_messages_channel";
  ALTER TABLE "logs" ALTER COLUMN "action" SET DATA TYPE text;
  UPDATE "logs" SET "action" = 'update' WHERE "action" = 'sms-key-set';
  DROP TYPE "public"."enum_logs_action";
  CREATE TYPE "public"."enum_logs_action" AS ENUM('create', 'update', 'delete', 'config-saved', 'sign-in', 'sign-in-failed', 'sign-out', 'lockout', 'factor-asked', 'factor-added', 'factor-removed', 'factor-reset', 'factor-failed', 'recovery-codes-made', 'recovery-code-used', 'device-remembered', 'device-forgotten', 'pin-set', 'pin-removed', 'key-issued', 'key-rotated', 'key-revoked', 'payment-key-set');
  ALTER TABLE "logs" ALTER COLUMN "action" SET DATA TYPE "public"."enum_logs_action" USING "action"::"public"."enum_logs_action";
  DROP INDEX "messages_channel_idx";
  DROP INDEX "messages_reference_idx";
  ALTER TABLE "branches" DROP COLUMN "order_notification_phone";
  ALTER TABLE "branches" DROP COLUMN "alarm_phone";
  ALTER TABLE "branches" DROP COLUMN "reminder_hours";
  ALTER TABLE "branches" DROP COLUMN "review_minutes";
  ALTER TABLE "branches" DROP COLUMN "quiet_from";
  ALTER TABLE "branches" DROP COLUMN "quiet_to";
  ALTER TABLE "messages" DROP COLUMN "reference";
  DROP TYPE "public"."enum_branches_sms_events";
  DROP TYPE "public"."enum_message_texts_text";
  DROP TYPE "public"."enum_sms_accounts_provider";`)
}
