import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What was voided is walked by kinds like everything else, see `plugins/ordering/operations/history-statement.ts`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "orders_narrowed_voided_history_idx"
     ON "orders" ("branch_id", "status", "type", "payment_status", "placed_at", "id")
     WHERE "voided_at" IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "orders_narrowed_voided_history_idx";`)
}
