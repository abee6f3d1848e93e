import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { keptTablesDown, keptTablesUp } from '#plugins/statistics/kept/kept-tables.sql.ts'

/** What people keep of the statistics, and mails that tell them of each week. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'weekly-figures' BEFORE 'test';`)
  await db.execute(sql.raw(keptTablesUp))
}

/** What was kept, and what was told of weeks, is unknown to the version before. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(keptTablesDown))
  await db.execute(sql`
   ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('order-place', 'order-confirm', 'order-propose', 'order-accept', 'order-decline', 'order-reject', 'order-cancel', 'order-void', 'order-expire', 'order-change-item', 'order-in-delivery', 'order-completed', 'order-remind', 'order-refund', 'order-refund-partly', 'order-unanswered', 'order-quote', 'order-withdraw-quotation', 'order-accept-quotation', 'order-decline-quotation', 'order-expire-quotation', 'gift-voucher', 'contact-request', 'password-reset', 'account-locked', 'address-changed', 'second-factor', 'shift-plan', 'shift-change', 'leave-notice', 'test');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";`)
}
