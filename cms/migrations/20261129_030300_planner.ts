import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shift_templates_weekdays" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_staffing_needs_weekdays" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_shift_swaps_status" AS ENUM('requested', 'accepted', 'approved', 'rejected', 'withdrawn');
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'shift-plan' BEFORE 'test';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'shift-change' BEFORE 'test';
  CREATE TABLE "shift_templates_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_shift_templates_weekdays",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "shift_templates" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"position" varchar NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"break_minutes" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staffing_needs_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_staffing_needs_weekdays",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "staffing_needs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"position" varchar NOT NULL,
  	"count" numeric DEFAULT 1 NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shift_swaps" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shift_id" uuid NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"status" "enum_shift_swaps_status" DEFAULT 'requested' NOT NULL,
  	"user_id" uuid,
  	"taker_id" uuid,
  	"note" varchar,
  	"decided_by_id" uuid,
  	"decided_at" timestamp(3) with time zone,
  	"title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "working_schedules" ALTER COLUMN "user_id" DROP NOT NULL;
  ALTER TABLE "working_schedules" ADD COLUMN "template_id" uuid;
  ALTER TABLE "working_schedules" ADD COLUMN "published_at" timestamp(3) with time zone;
  ALTER TABLE "working_schedules" ADD COLUMN "revision" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "shift_templates_weekdays" ADD CONSTRAINT "shift_templates_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shift_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shift_templates" ADD CONSTRAINT "shift_templates_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staffing_needs_weekdays" ADD CONSTRAINT "staffing_needs_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staffing_needs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staffing_needs" ADD CONSTRAINT "staffing_needs_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_shift_id_working_schedules_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."working_schedules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_taker_id_users_id_fk" FOREIGN KEY ("taker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shift_templates_weekdays_order_idx" ON "shift_templates_weekdays" USING btree ("order");
  CREATE INDEX "shift_templates_weekdays_parent_idx" ON "shift_templates_weekdays" USING btree ("parent_id");
  CREATE INDEX "shift_templates_branch_idx" ON "shift_templates" USING btree ("branch_id");
  CREATE INDEX "shift_templates_from_idx" ON "shift_templates" USING btree ("from");
  CREATE INDEX "shift_templates_updated_at_idx" ON "shift_templates" USING btree ("updated_at");
  CREATE INDEX "shift_templates_created_at_idx" ON "shift_templates" USING btree ("created_at");
  CREATE INDEX "staffing_needs_weekdays_order_idx" ON "staffing_needs_weekdays" USING btree ("order");
  CREATE INDEX "staffing_needs_weekdays_parent_idx" ON "staffing_needs_weekdays" USING btree ("parent_id");
  CREATE INDEX "staffing_needs_branch_idx" ON "staffing_needs" USING btree ("branch_id");
  CREATE INDEX "staffing_needs_from_idx" ON "staffing_needs" USING btree ("from");
  CREATE INDEX "staffing_needs_updated_at_idx" ON "staffing_needs" USING btree ("updated_at");
  CREATE INDEX "staffing_needs_created_at_idx" ON "staffing_needs" USING btree ("created_at");
  CREATE INDEX "shift_swaps_shift_idx" ON "shift_swaps" USING btree ("shift_id");
  CREATE INDEX "shift_swaps_branch_idx" ON "shift_swaps" USING btree ("branch_id");
  CREATE INDEX "shift_swaps_status_idx" ON "shift_swaps" USING btree ("status");
  CREATE INDEX "shift_swaps_user_idx" ON "shift_swaps" USING btree ("user_id");
  CREATE INDEX "shift_swaps_taker_idx" ON "shift_swaps" USING btree ("taker_id");
  CREATE INDEX "shift_swaps_decided_by_idx" ON "shift_swaps" USING btree ("decided_by_id");
  CREATE INDEX "shift_swaps_title_idx" ON "shift_swaps" USING btree ("title");
  CREATE INDEX "shift_swaps_updated_at_idx" ON "shift_swaps" USING btree ("updated_at");
  CREATE INDEX "shift_swaps_created_at_idx" ON "shift_swaps" USING btree ("created_at");
  CREATE INDEX "branch_status_idx" ON "shift_swaps" USING btree ("branch_id","status");
  ALTER TABLE "working_schedules" ADD CONSTRAINT "working_schedules_template_id_shift_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."shift_templates"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "working_schedules_template_idx" ON "working_schedules" USING btree ("template_id");`)
  await db.execute(sql`
    UPDATE "working_schedules" SET "published_at" = "updated_at" WHERE "status" = 'published';
    CREATE TABLE "calendar_feeds" (
      "user_id" uuid PRIMARY KEY REFERENCES "users" ("id") ON DELETE cascade,
      "hash" text NOT NULL UNIQUE,
      "made_at" timestamptz NOT NULL
    );`)
}

/** Open shifts, and what was told of shifts, are unknown to the version before. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "calendar_feeds";
    DELETE FROM "messages" WHERE "kind" IN ('shift-plan', 'shift-change');
    DELETE FROM "shift_swaps";`)
  // Whom a shift is for stays free to be nobody: to demand it again, shifts that nobody has taken would have to go.
  await db.execute(sql`
   ALTER TABLE "shift_templates_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shift_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staffing_needs_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staffing_needs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shift_swaps" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "shift_templates_weekdays" CASCADE;
  DROP TABLE "shift_templates" CASCADE;
  DROP TABLE "staffing_needs_weekdays" CASCADE;
  DROP TABLE "staffing_needs" CASCADE;
  DROP TABLE "shift_swaps" CASCADE;
  ALTER TABLE "working_schedules" DROP CONSTRAINT IF EXISTS "working_schedules_template_id_shift_templates_id_fk";
  
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('order-place', 'order-confirm', 'order-propose', 'order-accept', 'order-decline', 'order-reject', 'order-cancel', 'order-void', 'order-expire', 'order-change-item', 'order-in-delivery', 'order-completed', 'order-remind', 'order-refund', 'order-refund-partly', 'order-unanswered', 'order-quote', 'order-withdraw-quotation', 'order-accept-quotation', 'order-decline-quotation', 'order-expire-quotation', 'gift-voucher', 'contact-request', 'password-reset', 'account-locked', 'address-changed', 'second-factor', 'test');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";
  DROP INDEX "working_schedules_template_idx";
  ALTER TABLE "working_schedules" DROP COLUMN "template_id";
  ALTER TABLE "working_schedules" DROP COLUMN "published_at";
  ALTER TABLE "working_schedules" DROP COLUMN "revision";
  DROP TYPE "public"."enum_shift_templates_weekdays";
  DROP TYPE "public"."enum_staffing_needs_weekdays";
  DROP TYPE "public"."enum_shift_swaps_status";`)
}
