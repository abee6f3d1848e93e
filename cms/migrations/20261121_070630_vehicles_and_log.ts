import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" ADD COLUMN "serial_number" varchar;
  ALTER TABLE "vehicles" ADD COLUMN "inspection_due_on" varchar;
  ALTER TABLE "vehicles" ADD COLUMN "licence_class" varchar;
  ALTER TABLE "vehicles" ADD COLUMN "internal_note" varchar;
  CREATE INDEX "vehicles_inspection_due_on_idx" ON "vehicles" USING btree ("inspection_due_on");
  CREATE INDEX "logs_document_id_idx" ON "logs" USING btree ("document_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "vehicles_inspection_due_on_idx";
  DROP INDEX "logs_document_id_idx";
  ALTER TABLE "vehicles" DROP COLUMN "serial_number";
  ALTER TABLE "vehicles" DROP COLUMN "inspection_due_on";
  ALTER TABLE "vehicles" DROP COLUMN "licence_class";
  ALTER TABLE "vehicles" DROP COLUMN "internal_note";`)
}
