import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "branches_surcharges_overtime" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"valid_from" varchar NOT NULL,
  	"daily_minutes" numeric,
  	"weekly_minutes" numeric,
  	"percent" numeric
  );
  
  ALTER TABLE "branches_surcharges_overtime" ADD CONSTRAINT "branches_surcharges_overtime_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "branches_surcharges_overtime_order_idx" ON "branches_surcharges_overtime" USING btree ("_order");
  CREATE INDEX "branches_surcharges_overtime_parent_id_idx" ON "branches_surcharges_overtime" USING btree ("_parent_id");
  CREATE INDEX "branches_surcharges_overtime_valid_from_idx" ON "branches_surcharges_overtime" USING btree ("valid_from");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "branches_surcharges_overtime" CASCADE;`)
}
