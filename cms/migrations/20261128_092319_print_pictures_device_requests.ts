import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_devices_printer_drawing" AS ENUM('letters', 'picture');
  ALTER TABLE "devices" ADD COLUMN "printer_drawing" "enum_devices_printer_drawing" DEFAULT 'letters';
  ALTER TABLE "devices" ADD COLUMN "printer_has_logo" boolean DEFAULT true;
  -- What whoever leads asks of a device, until it answers.
  CREATE TABLE "device_requests" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"device_id" uuid NOT NULL REFERENCES "devices" ("id") ON DELETE CASCADE,
  	"kind" varchar NOT NULL CHECK ("kind" IN ('notification', 'logs')),
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"asked_by" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
  	"answered_at" timestamp(3) with time zone,
  	"sound" varchar CHECK ("sound" IN ('heard', 'locked', 'off')),
  	"lines" jsonb
  );
  CREATE INDEX "device_requests_device_idx" ON "device_requests" ("device_id", "asked_at" DESC);
  CREATE INDEX "device_requests_asked_idx" ON "device_requests" ("asked_at");
  CREATE INDEX "device_requests_asked_by_idx" ON "device_requests" ("asked_by");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "devices" DROP COLUMN "printer_drawing";
  ALTER TABLE "devices" DROP COLUMN "printer_has_logo";
  DROP TYPE "public"."enum_devices_printer_drawing";
  DROP TABLE "device_requests";`)
}
