import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { paletteIndexUp } from '#plugins/desk/palette/lexemes.sql.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "day_ends" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"number" numeric NOT NULL,
  	"total" numeric NOT NULL,
  	"late_lines" numeric NOT NULL,
  	"cash_float" numeric NOT NULL,
  	"cash_expected" numeric NOT NULL,
  	"cash_counted" numeric NOT NULL,
  	"cash_difference" numeric NOT NULL,
  	"note" varchar,
  	"figures" jsonb NOT NULL,
  	"coins" jsonb,
  	"branch_id" uuid NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"closed_at" timestamp(3) with time zone NOT NULL,
  	"by_id" uuid,
  	"hash" varchar NOT NULL,
  	"previous_hash" varchar
  );
  
  ALTER TABLE "day_ends" ADD CONSTRAINT "day_ends_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "day_ends" ADD CONSTRAINT "day_ends_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "day_ends_day_idx" ON "day_ends" USING btree ("day");
  CREATE INDEX "day_ends_branch_idx" ON "day_ends" USING btree ("branch_id");
  CREATE INDEX "day_ends_by_idx" ON "day_ends" USING btree ("by_id");
  CREATE UNIQUE INDEX "branch_number_idx" ON "day_ends" USING btree ("branch_id","number");
  CREATE UNIQUE INDEX "branch_day_idx" ON "day_ends" USING btree ("branch_id","day");
  -- The lines of the ledger that a day comprises: each belongs to one day, or to none yet.
  CREATE TABLE "day_end_lines" (
    "payment_id" uuid PRIMARY KEY REFERENCES "payments" ("id"),
    "day_end_id" uuid NOT NULL REFERENCES "day_ends" ("id"),
    "order_type" varchar NOT NULL,
    "parts" jsonb NOT NULL,
    "is_late" boolean NOT NULL
  );
  CREATE INDEX "day_end_lines_day_end_idx" ON "day_end_lines" USING btree ("day_end_id");
  -- A day that is closed stays as it is; only the name of whoever left goes.
  CREATE FUNCTION "keep_day_ends"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND to_jsonb(NEW) ? 'by_id' AND to_jsonb(NEW) - 'by_id' = to_jsonb(OLD) - 'by_id'
       AND (to_jsonb(NEW)->>'by_id' IS NULL OR to_jsonb(NEW)->'by_id' = to_jsonb(OLD)->'by_id') THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'day ends are added, never changed' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER "keep_day_ends" BEFORE UPDATE OR DELETE ON "day_ends"
    FOR EACH ROW EXECUTE FUNCTION "keep_day_ends"();
  CREATE TRIGGER "keep_day_end_lines" BEFORE UPDATE OR DELETE ON "day_end_lines"
    FOR EACH ROW EXECUTE FUNCTION "keep_day_ends"();`)
  await db.execute(sql.raw(paletteIndexUp({ table: 'day_ends', words: ['day', 'number', 'hash'] })))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "day_end_lines";
  DROP TABLE "day_ends" CASCADE;
  DROP FUNCTION "keep_day_ends";`)
}
