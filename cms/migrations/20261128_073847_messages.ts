import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { paletteIndexUp } from '#plugins/desk/palette/lexemes.sql.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_messages_kind" AS ENUM('order-place', 'order-confirm', 'order-propose', 'order-accept', 'order-decline', 'order-reject', 'order-cancel', 'order-void', 'order-expire', 'order-change-item', 'order-in-delivery', 'order-quote', 'order-withdraw-quotation', 'order-accept-quotation', 'order-decline-quotation', 'order-expire-quotation', 'contact-request', 'password-reset', 'account-locked', 'address-changed', 'second-factor');
  CREATE TYPE "public"."enum_messages_state" AS ENUM('queued', 'sending', 'accepted', 'refused', 'failed');
  CREATE TYPE "public"."enum_messages_reader" AS ENUM('guest', 'branch', 'business', 'person');
  CREATE TYPE "public"."enum_messages_channel" AS ENUM('email');
  CREATE TABLE "messages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" "enum_messages_kind" NOT NULL,
  	"state" "enum_messages_state" NOT NULL,
  	"why" varchar,
  	"recipient" varchar,
  	"reader" "enum_messages_reader" NOT NULL,
  	"channel" "enum_messages_channel" NOT NULL,
  	"queued_at" timestamp(3) with time zone NOT NULL,
  	"tried_at" timestamp(3) with time zone,
  	"settled_at" timestamp(3) with time zone,
  	"attempts" numeric NOT NULL,
  	"order_id" uuid,
  	"branch_id" uuid,
  	"event" varchar NOT NULL,
  	"about" varchar,
  	"message_id" varchar NOT NULL,
  	"server_answer" varchar
  );
  
  ALTER TABLE "messages" ADD CONSTRAINT "messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "messages_kind_idx" ON "messages" USING btree ("kind");
  CREATE INDEX "messages_state_idx" ON "messages" USING btree ("state");
  CREATE INDEX "messages_queued_at_idx" ON "messages" USING btree ("queued_at");
  CREATE INDEX "messages_order_idx" ON "messages" USING btree ("order_id");
  CREATE INDEX "messages_branch_idx" ON "messages" USING btree ("branch_id");
  CREATE UNIQUE INDEX "messages_event_idx" ON "messages" USING btree ("event");
  CREATE INDEX "messages_about_idx" ON "messages" USING btree ("about");
  -- What is known of each mail server: how often it failed since it last answered, and until when it is left alone.
  CREATE TABLE "mail_servers" (
    "name" text PRIMARY KEY,
    "failures" integer NOT NULL DEFAULT 0,
    "openings" integer NOT NULL DEFAULT 0,
    "open_until" timestamp (3) with time zone,
    "changed_at" timestamp (3) with time zone NOT NULL DEFAULT now()
  );`)
  await db.execute(sql.raw(paletteIndexUp({ table: 'messages', words: ['title', 'recipient'] })))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "mail_servers";
  DROP TABLE "messages" CASCADE;
  DROP TYPE "public"."enum_messages_kind";
  DROP TYPE "public"."enum_messages_state";
  DROP TYPE "public"."enum_messages_reader";
  DROP TYPE "public"."enum_messages_channel";`)
}
