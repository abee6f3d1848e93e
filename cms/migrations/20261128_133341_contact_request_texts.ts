import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_message_texts_text" ADD VALUE 'contact-guest';
  ALTER TYPE "public"."enum_message_texts_text" ADD VALUE 'contact-business';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   -- What was of no kind that was known then.
  DELETE FROM "message_texts" WHERE "text" IN ('contact-guest', 'contact-business');
  ALTER TABLE "message_texts" ALTER COLUMN "text" SET DATA TYPE text;
  DROP TYPE "public"."enum_message_texts_text";
  CREATE TYPE "public"."enum_message_texts_text" AS ENUM('guest-placed', 'guest-taken', 'guest-requested', 'guest-confirmed', 'guest-proposed', 'guest-accepted', 'guest-rejected', 'guest-canceled', 'guest-declined', 'guest-expired', 'guest-offer-expired', 'guest-changed', 'guest-on-the-way', 'guest-ready', 'guest-review', 'guest-refunded', 'guest-reminded', 'guest-quoted', 'guest-quote-withdrawn', 'guest-quote-accepted', 'guest-quote-expired', 'branch-placed', 'branch-requested', 'branch-unanswered', 'branch-canceled', 'branch-accepted', 'branch-declined', 'branch-expired', 'branch-offer-expired', 'branch-quote-accepted', 'branch-quote-declined', 'branch-quote-expired');
  ALTER TABLE "message_texts" ALTER COLUMN "text" SET DATA TYPE "public"."enum_message_texts_text" USING "text"::"public"."enum_message_texts_text";`)
}
