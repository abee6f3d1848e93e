import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_print_jobs_layout" AS ENUM('receipt', 'kitchen', 'pickup', 'test');
  CREATE TYPE "public"."enum_print_jobs_state" AS ENUM('queued', 'offered', 'printed', 'failed', 'unclear', 'discarded');
  CREATE TYPE "public"."enum_print_jobs_failure" AS ENUM('expired', 'paper-out', 'cover-open', 'jammed', 'refused', 'too-many-attempts', 'nothing-to-print');
  CREATE TYPE "public"."enum_devices_printer_rules_order_types" AS ENUM('takeaway', 'delivery', 'dineIn');
  CREATE TYPE "public"."enum_devices_printer_rules_event" AS ENUM('placed', 'confirmed');
  CREATE TYPE "public"."enum_devices_printer_rules_layout" AS ENUM('receipt', 'kitchen', 'pickup');
  CREATE TYPE "public"."enum_devices_paper_state" AS ENUM('ok', 'low', 'out', 'open', 'jammed');
  CREATE TABLE "print_jobs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"layout" "enum_print_jobs_layout" NOT NULL,
  	"state" "enum_print_jobs_state" DEFAULT 'queued' NOT NULL,
  	"failure" "enum_print_jobs_failure",
  	"copy" numeric DEFAULT 0 NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"offered_at" timestamp(3) with time zone,
  	"fetched_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"device_id" uuid,
  	"order_id" uuid,
  	"station_id" uuid,
  	"by_id" uuid,
  	"position" numeric,
  	"token" varchar,
  	"once_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "devices_printer_rules_order_types" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_devices_printer_rules_order_types",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "devices_printer_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"event" "enum_devices_printer_rules_event" DEFAULT 'confirmed',
  	"layout" "enum_devices_printer_rules_layout" DEFAULT 'kitchen'
  );
  
  CREATE TABLE "devices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"departments_id" uuid
  );
  
  ALTER TABLE "devices" ALTER COLUMN "printer_code_page" SET DATA TYPE text;
  ALTER TABLE "devices" ALTER COLUMN "printer_code_page" SET DEFAULT 'cp858'::text;
  -- Nothing ever drew a slip as a picture.
  UPDATE "devices" SET "printer_code_page" = 'cp858' WHERE "printer_code_page" = 'raster';
  DROP TYPE "public"."enum_devices_printer_code_page";
  CREATE TYPE "public"."enum_devices_printer_code_page" AS ENUM('cp858', 'cp1252', 'iso-8859-15', 'utf8');
  ALTER TABLE "devices" ALTER COLUMN "printer_code_page" SET DEFAULT 'cp858'::"public"."enum_devices_printer_code_page";
  ALTER TABLE "devices" ALTER COLUMN "printer_code_page" SET DATA TYPE "public"."enum_devices_printer_code_page" USING "printer_code_page"::"public"."enum_devices_printer_code_page";
  ALTER TABLE "devices" ADD COLUMN "paper_state" "enum_devices_paper_state";
  ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_station_id_departments_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "devices_printer_rules_order_types" ADD CONSTRAINT "devices_printer_rules_order_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."devices_printer_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_printer_rules" ADD CONSTRAINT "devices_printer_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_rels" ADD CONSTRAINT "devices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "devices_rels" ADD CONSTRAINT "devices_rels_departments_fk" FOREIGN KEY ("departments_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "print_jobs_state_idx" ON "print_jobs" USING btree ("state");
  CREATE INDEX "print_jobs_branch_idx" ON "print_jobs" USING btree ("branch_id");
  CREATE INDEX "print_jobs_device_idx" ON "print_jobs" USING btree ("device_id");
  CREATE INDEX "print_jobs_order_idx" ON "print_jobs" USING btree ("order_id");
  CREATE INDEX "print_jobs_station_idx" ON "print_jobs" USING btree ("station_id");
  CREATE INDEX "print_jobs_by_idx" ON "print_jobs" USING btree ("by_id");
  CREATE INDEX "print_jobs_token_idx" ON "print_jobs" USING btree ("token");
  CREATE UNIQUE INDEX "print_jobs_once_key_idx" ON "print_jobs" USING btree ("once_key");
  CREATE INDEX "print_jobs_updated_at_idx" ON "print_jobs" USING btree ("updated_at");
  CREATE INDEX "print_jobs_created_at_idx" ON "print_jobs" USING btree ("created_at");
  CREATE INDEX "devices_printer_rules_order_types_order_idx" ON "devices_printer_rules_order_types" USING btree ("order");
  CREATE INDEX "devices_printer_rules_order_types_parent_idx" ON "devices_printer_rules_order_types" USING btree ("parent_id");
  CREATE INDEX "devices_printer_rules_order_idx" ON "devices_printer_rules" USING btree ("_order");
  CREATE INDEX "devices_printer_rules_parent_id_idx" ON "devices_printer_rules" USING btree ("_parent_id");
  CREATE INDEX "devices_rels_order_idx" ON "devices_rels" USING btree ("order");
  CREATE INDEX "devices_rels_parent_idx" ON "devices_rels" USING btree ("parent_id");
  CREATE INDEX "devices_rels_path_idx" ON "devices_rels" USING btree ("path");
  CREATE INDEX "devices_rels_departments_id_idx" ON "devices_rels" USING btree ("departments_id");
  CREATE SEQUENCE "print_job_positions" AS bigint;
  -- A printer has one job before it at a time, and looks for the next one in its own queue.
  CREATE UNIQUE INDEX "print_jobs_one_offered" ON "print_jobs" ("device_id") WHERE "state" = 'offered';
  CREATE INDEX "print_jobs_queue" ON "print_jobs" ("device_id", "position") WHERE "state" = 'queued';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_devices_printer_code_page" ADD VALUE 'raster';
  DROP TABLE "print_jobs" CASCADE;
  DROP SEQUENCE "print_job_positions";
  DROP TABLE "devices_printer_rules_order_types" CASCADE;
  DROP TABLE "devices_printer_rules" CASCADE;
  DROP TABLE "devices_rels" CASCADE;
  ALTER TABLE "devices" DROP COLUMN "paper_state";
  DROP TYPE "public"."enum_print_jobs_layout";
  DROP TYPE "public"."enum_print_jobs_state";
  DROP TYPE "public"."enum_print_jobs_failure";
  DROP TYPE "public"."enum_devices_printer_rules_order_types";
  DROP TYPE "public"."enum_devices_printer_rules_event";
  DROP TYPE "public"."enum_devices_printer_rules_layout";
  DROP TYPE "public"."enum_devices_paper_state";`)
}
