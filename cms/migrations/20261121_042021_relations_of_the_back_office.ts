import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "uploads" ADD COLUMN "branch_id" uuid;
  ALTER TABLE "uploads" ADD COLUMN "is_public" boolean;
  ALTER TABLE "uploads" ADD COLUMN "is_kept" boolean DEFAULT false;
  ALTER TABLE "submissions" ADD COLUMN "task_id" uuid;
  ALTER TABLE "analytics_leads" ADD COLUMN "customer_id" uuid;
  ALTER TABLE "config" ADD COLUMN "log_retention_days" numeric DEFAULT 365;
  ALTER TABLE "uploads" ADD CONSTRAINT "uploads_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "analytics_leads" ADD CONSTRAINT "analytics_leads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "uploads_branch_idx" ON "uploads" USING btree ("branch_id");
  CREATE INDEX "uploads_is_public_idx" ON "uploads" USING btree ("is_public");
  CREATE INDEX "submissions_task_idx" ON "submissions" USING btree ("task_id");
  CREATE INDEX "analytics_leads_customer_idx" ON "analytics_leads" USING btree ("customer_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "uploads" DROP CONSTRAINT "uploads_branch_id_branches_id_fk";
  
  ALTER TABLE "submissions" DROP CONSTRAINT "submissions_task_id_tasks_id_fk";
  
  ALTER TABLE "analytics_leads" DROP CONSTRAINT "analytics_leads_customer_id_customers_id_fk";
  
  DROP INDEX "uploads_branch_idx";
  DROP INDEX "uploads_is_public_idx";
  DROP INDEX "submissions_task_idx";
  DROP INDEX "analytics_leads_customer_idx";
  ALTER TABLE "uploads" DROP COLUMN "branch_id";
  ALTER TABLE "uploads" DROP COLUMN "is_public";
  ALTER TABLE "uploads" DROP COLUMN "is_kept";
  ALTER TABLE "submissions" DROP COLUMN "task_id";
  ALTER TABLE "analytics_leads" DROP COLUMN "customer_id";
  ALTER TABLE "config" DROP COLUMN "log_retention_days";`)
}
