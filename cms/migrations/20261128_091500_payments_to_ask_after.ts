import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The reasons to ask after a payment, see `plugins/ordering/operations/payments-to-ask-after.ts`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "provider_refunds_open_idx" ON "provider_refunds" ("payment_id") WHERE "done_at" IS NULL;
  CREATE INDEX "orders_awaiting_payment_idx" ON "orders" ("placed_at") WHERE "status" = 'awaiting-payment';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "orders_awaiting_payment_idx";
  DROP INDEX "provider_refunds_open_idx";`)
}
