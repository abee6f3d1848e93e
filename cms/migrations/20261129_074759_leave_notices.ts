import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What people were told of their leave, how it reached them, and why leave goes on: added, and never changed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'leave-notice' BEFORE 'test';
  ALTER TYPE "public"."enum_message_texts_text" ADD VALUE 'person-leave-notice';`)
  await db.execute(sql`
  CREATE TABLE "leave_notices" (
    "id" uuid PRIMARY KEY,
    "sequence" bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    "sending" uuid NOT NULL,
    "user_id" uuid NOT NULL,
    "branch_id" uuid NOT NULL,
    "year_from" date NOT NULL,
    "year" text NOT NULL,
    "half_days" integer NOT NULL CHECK ("half_days" > 0),
    "take_until" date NOT NULL,
    "sent_on" date NOT NULL,
    "author_id" uuid,
    "at" timestamptz(3) NOT NULL,
    UNIQUE ("user_id", "year_from", "sent_on", "half_days", "take_until")
  );
  CREATE INDEX "leave_notices_sending_idx" ON "leave_notices" ("sending", "user_id");
  CREATE TABLE "leave_notice_events" (
    "id" uuid PRIMARY KEY,
    "notice_id" uuid NOT NULL REFERENCES "leave_notices" ("id"),
    "kind" text NOT NULL CHECK ("kind" IN ('acknowledged', 'handed-over', 'withdrawn')),
    "received_on" date CHECK (("received_on" IS NULL) = ("kind" = 'withdrawn')),
    "witness" text CHECK (("witness" IS NOT NULL) = ("kind" = 'handed-over')),
    "words" text CHECK (("words" IS NOT NULL) = ("kind" = 'withdrawn')),
    "author_id" uuid,
    "at" timestamptz(3) NOT NULL
  );
  CREATE UNIQUE INDEX "leave_notice_events_once_idx" ON "leave_notice_events" ("notice_id", ("kind" = 'withdrawn'));
  CREATE TABLE "leave_carry_overs" (
    "id" uuid PRIMARY KEY,
    "sequence" bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    "user_id" uuid NOT NULL,
    "year_from" date NOT NULL,
    "kind" text NOT NULL CHECK ("kind" IN ('operational', 'personal', 'withdrawn')),
    "words" text NOT NULL,
    "author_id" uuid,
    "at" timestamptz(3) NOT NULL
  );
  CREATE INDEX "leave_carry_overs_person_idx" ON "leave_carry_overs" ("user_id", "year_from");
  CREATE FUNCTION "keep_leave_record"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'what was said of leave is added to, never changed' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER "keep_leave_record" BEFORE UPDATE OR DELETE ON "leave_notices"
    FOR EACH ROW EXECUTE FUNCTION "keep_leave_record"();
  CREATE TRIGGER "keep_leave_record" BEFORE UPDATE OR DELETE ON "leave_notice_events"
    FOR EACH ROW EXECUTE FUNCTION "keep_leave_record"();
  CREATE TRIGGER "keep_leave_record" BEFORE UPDATE OR DELETE ON "leave_carry_overs"
    FOR EACH ROW EXECUTE FUNCTION "keep_leave_record"();`)
}

/** Words about leave, and what was told of it by mail, are unknown to the version before. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "leave_carry_overs";
  DROP TABLE "leave_notice_events";
  DROP TABLE "leave_notices";
  DROP FUNCTION "keep_leave_record";
  DELETE FROM "messages" WHERE "kind" = 'leave-notice';
  DELETE FROM "message_texts" WHERE "text" = 'person-leave-notice';`)
  await db.execute(sql`
   ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('order-place', 'order-confirm', 'order-propose', 'order-accept', 'order-decline', 'order-reject', 'order-cancel', 'order-void', 'order-expire', 'order-change-item', 'order-in-delivery', 'order-completed', 'order-remind', 'order-refund', 'order-refund-partly', 'order-unanswered', 'order-quote', 'order-withdraw-quotation', 'order-accept-quotation', 'order-decline-quotation', 'order-expire-quotation', 'gift-voucher', 'contact-request', 'password-reset', 'account-locked', 'address-changed', 'second-factor', 'shift-plan', 'shift-change', 'test');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";
  ALTER TABLE "message_texts" ALTER COLUMN "text" SET DATA TYPE text;
  DROP TYPE "public"."enum_message_texts_text";
  CREATE TYPE "public"."enum_message_texts_text" AS ENUM('guest-placed', 'guest-taken', 'guest-requested', 'guest-confirmed', 'guest-proposed', 'guest-accepted', 'guest-rejected', 'guest-canceled', 'guest-declined', 'guest-expired', 'guest-offer-expired', 'guest-changed', 'guest-on-the-way', 'guest-ready', 'guest-review', 'guest-refunded', 'guest-reminded', 'guest-quoted', 'guest-quote-withdrawn', 'guest-quote-accepted', 'guest-quote-expired', 'branch-placed', 'branch-requested', 'branch-unanswered', 'branch-canceled', 'branch-accepted', 'branch-declined', 'branch-expired', 'branch-offer-expired', 'branch-quote-accepted', 'branch-quote-declined', 'branch-quote-expired', 'contact-guest', 'contact-business');
  ALTER TABLE "message_texts" ALTER COLUMN "text" SET DATA TYPE "public"."enum_message_texts_text" USING "text"::"public"."enum_message_texts_text";`)
}
