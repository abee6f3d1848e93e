import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_print_jobs_layout" ADD VALUE 'part-receipt' BEFORE 'kitchen';
  ALTER TABLE "payments" ADD COLUMN "tip" numeric;
  ALTER TABLE "print_jobs" ADD COLUMN "payment_id" uuid;
  ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "print_jobs_payment_idx" ON "print_jobs" USING btree ("payment_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "print_jobs" DROP CONSTRAINT "print_jobs_payment_id_payments_id_fk";
  
  ALTER TABLE "print_jobs" ALTER COLUMN "layout" SET DATA TYPE text;
  DROP TYPE "public"."enum_print_jobs_layout";
  CREATE TYPE "public"."enum_print_jobs_layout" AS ENUM('receipt', 'kitchen', 'pickup', 'test', 'day-end');
  ALTER TABLE "print_jobs" ALTER COLUMN "layout" SET DATA TYPE "public"."enum_print_jobs_layout" USING "layout"::"public"."enum_print_jobs_layout";
  DROP INDEX "print_jobs_payment_idx";
  ALTER TABLE "payments" DROP COLUMN "tip";
  ALTER TABLE "print_jobs" DROP COLUMN "payment_id";`)
}
