import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches" ADD COLUMN "payroll_consultant_number" numeric;
  ALTER TABLE "branches" ADD COLUMN "payroll_client_number" numeric;
  ALTER TABLE "branches" ADD COLUMN "payroll_worked" numeric;
  ALTER TABLE "branches" ADD COLUMN "payroll_overtime" numeric;
  ALTER TABLE "branches" ADD COLUMN "payroll_public_holiday" numeric;
  ALTER TABLE "branches" ADD COLUMN "payroll_night" numeric;
  ALTER TABLE "branches" ADD COLUMN "payroll_sunday" numeric;
  ALTER TABLE "branches" ADD COLUMN "payroll_holiday" numeric;
  ALTER TABLE "branches" ADD COLUMN "payroll_vacation" numeric;
  ALTER TABLE "branches" ADD COLUMN "payroll_sick" numeric;
  ALTER TABLE "branches" ADD COLUMN "payroll_training" numeric;
  ALTER TABLE "branches" ADD COLUMN "payroll_public_duty" numeric;
  ALTER TABLE "contracts" ADD COLUMN "personnel_number" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches" DROP COLUMN "payroll_consultant_number";
  ALTER TABLE "branches" DROP COLUMN "payroll_client_number";
  ALTER TABLE "branches" DROP COLUMN "payroll_worked";
  ALTER TABLE "branches" DROP COLUMN "payroll_overtime";
  ALTER TABLE "branches" DROP COLUMN "payroll_public_holiday";
  ALTER TABLE "branches" DROP COLUMN "payroll_night";
  ALTER TABLE "branches" DROP COLUMN "payroll_sunday";
  ALTER TABLE "branches" DROP COLUMN "payroll_holiday";
  ALTER TABLE "branches" DROP COLUMN "payroll_vacation";
  ALTER TABLE "branches" DROP COLUMN "payroll_sick";
  ALTER TABLE "branches" DROP COLUMN "payroll_training";
  ALTER TABLE "branches" DROP COLUMN "payroll_public_duty";
  ALTER TABLE "contracts" DROP COLUMN "personnel_number";`)
}
