import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What `plugins/ordering/operations/history-statement.ts` walks, each sorted as the history is. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "orders_history_idx" ON "orders" ("branch_id", "placed_at", "id")
     INCLUDE ("business_day") WHERE "voided_at" IS NULL;
  CREATE INDEX "orders_narrowed_history_idx"
     ON "orders" ("branch_id", "status", "type", "payment_status", "placed_at", "id")
     INCLUDE ("business_day") WHERE "voided_at" IS NULL;
  CREATE INDEX "orders_voided_history_idx" ON "orders" ("branch_id", "placed_at", "id")
     WHERE "voided_at" IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "orders_voided_history_idx";
  DROP INDEX "orders_narrowed_history_idx";
  DROP INDEX "orders_history_idx";`)
}
