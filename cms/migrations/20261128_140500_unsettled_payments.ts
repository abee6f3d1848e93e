import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  -- What does not fit its order is looked for among nearly nothing.
  CREATE INDEX "provider_payments_problem_idx" ON "provider_payments" ("order_id") WHERE "problem" IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "provider_payments_problem_idx";`)
}
