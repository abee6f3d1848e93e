import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Working time as a ledger that is only added to; entries and corrections of before become its first events. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_working_activities_state" ADD VALUE 'incomplete';
  ALTER TYPE "public"."enum_working_activities_source" ADD VALUE 'manual' BEFORE 'correction';
  ALTER TABLE "working_activities" DROP CONSTRAINT "working_activities_corrects_id_working_activities_id_fk";
  
  DROP INDEX "working_activities_corrects_idx";
  ALTER TABLE "working_activities" ADD COLUMN "project_id" uuid;
  ALTER TABLE "working_activities" ADD COLUMN "made_of" jsonb;
  ALTER TABLE "branches" ADD COLUMN "allows_own_devices" boolean DEFAULT false;
  ALTER TABLE "working_activities" ADD CONSTRAINT "working_activities_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "working_activities_project_idx" ON "working_activities" USING btree ("project_id");
  CREATE TABLE "working_time_events" (
    "id" uuid PRIMARY KEY,
    "sequence" bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    "user_id" uuid NOT NULL,
    "branch_id" uuid,
    "kind" text NOT NULL CHECK ("kind" IN ('start', 'pause', 'resume', 'end', 'correction')),
    "at" timestamptz(3) NOT NULL,
    "activity_id" uuid,
    "replaces" uuid[] NOT NULL,
    "entry" jsonb,
    "facts" jsonb,
    "source" text NOT NULL,
    "device_id" uuid,
    "author_id" uuid,
    "reason" text,
    "received_at" timestamptz(3) NOT NULL,
    "pressed_at" timestamptz(3),
    "sent_at" timestamptz(3),
    "clock" text
  );
  CREATE INDEX "working_time_events_person_idx" ON "working_time_events" ("user_id", "at");
  CREATE INDEX "working_time_events_corrections_idx" ON "working_time_events" ("user_id") WHERE "kind" = 'correction';
  CREATE INDEX "working_time_events_activity_idx" ON "working_time_events" ("activity_id");
  CREATE TABLE "working_time_conflicts" (
    "event_id" uuid PRIMARY KEY,
    "user_id" uuid NOT NULL,
    "at" timestamptz(3) NOT NULL,
    "reason" text NOT NULL
  );
  CREATE INDEX "working_time_conflicts_person_idx" ON "working_time_conflicts" ("user_id", "at");
  -- Of an entry and all that corrected it the last one holds.
  WITH RECURSIVE tree AS (
    SELECT id, id AS root, created_at FROM "working_activities" WHERE corrects_id IS NULL
    UNION ALL
    SELECT a.id, tree.root, a.created_at FROM "working_activities" a JOIN tree ON a.corrects_id = tree.id
  ), last AS (
    SELECT DISTINCT ON (root) root, id FROM tree ORDER BY root, created_at DESC, id DESC
  )
  INSERT INTO "working_time_events" (id, user_id, branch_id, kind, at, replaces, entry, facts, source, device_id,
                                     author_id, reason, received_at)
  SELECT a.id, a.user_id, a.branch_id, 'correction', coalesce(a.ended_at, a.started_at),
         CASE WHEN last.id = a.id
              THEN (SELECT coalesce(array_agg(o.id), '{}') FROM tree o WHERE o.root = tree.root AND o.id <> a.id)
              ELSE '{}' END,
         jsonb_build_object(
           'from', (extract(epoch FROM a.started_at) * 1000)::bigint,
           'to', (extract(epoch FROM a.ended_at) * 1000)::bigint,
           'breaks', (SELECT coalesce(jsonb_agg(jsonb_build_object(
                               'from', (extract(epoch FROM b.started_at) * 1000)::bigint,
                               'to', (extract(epoch FROM b.ended_at) * 1000)::bigint) ORDER BY b.started_at), '[]')
                        FROM "working_activities_breaks" b WHERE b._parent_id = a.id)),
         jsonb_build_object('branch', a.branch_id, 'timeZone', branches.time_zone, 'task', a.task_id,
                            'project', NULL, 'note', a.note),
         a.source::text, a.device_id, a.corrected_by_id, a.reason, a.created_at
    FROM "working_activities" a
    JOIN tree ON tree.id = a.id
    JOIN last ON last.root = tree.root
    JOIN "branches" ON branches.id = a.branch_id
   ORDER BY a.created_at, a.id;
  DELETE FROM "working_activities" a USING "working_time_events" c WHERE a.id = ANY (c.replaces);
  UPDATE "working_activities" SET made_of = jsonb_build_array(id);
  CREATE UNIQUE INDEX "working_activities_one_open" ON "working_activities" ("user_id")
    WHERE "state" IN ('running', 'paused');
  -- Events are added and never changed.
  CREATE FUNCTION "keep_working_time"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'working time is added to, never changed' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER "keep_working_time" BEFORE UPDATE OR DELETE ON "working_time_events"
    FOR EACH ROW EXECUTE FUNCTION "keep_working_time"();
  ALTER TABLE "working_activities" DROP COLUMN "corrects_id";`)
}

/** What was entered or never ended is what the version before knows it as. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "working_time_events", "working_time_conflicts";
  DROP FUNCTION "keep_working_time";
  DROP INDEX "working_activities_one_open";
   ALTER TABLE "working_activities" DROP CONSTRAINT IF EXISTS "working_activities_project_id_projects_id_fk";
  
  ALTER TABLE "working_activities" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "working_activities" ALTER COLUMN "state" SET DEFAULT 'running'::text;
  DELETE FROM "working_activities" WHERE "state" = 'incomplete';
  DROP TYPE "public"."enum_working_activities_state";
  CREATE TYPE "public"."enum_working_activities_state" AS ENUM('running', 'paused', 'ended');
  ALTER TABLE "working_activities" ALTER COLUMN "state" SET DEFAULT 'running'::"public"."enum_working_activities_state";
  ALTER TABLE "working_activities" ALTER COLUMN "state" SET DATA TYPE "public"."enum_working_activities_state" USING "state"::"public"."enum_working_activities_state";
  ALTER TABLE "working_activities" ALTER COLUMN "source" SET DATA TYPE text;
  ALTER TABLE "working_activities" ALTER COLUMN "source" SET DEFAULT 'web'::text;
  UPDATE "working_activities" SET "source" = 'web' WHERE "source" = 'manual';
  DROP TYPE "public"."enum_working_activities_source";
  CREATE TYPE "public"."enum_working_activities_source" AS ENUM('terminal', 'web', 'correction');
  ALTER TABLE "working_activities" ALTER COLUMN "source" SET DEFAULT 'web'::"public"."enum_working_activities_source";
  ALTER TABLE "working_activities" ALTER COLUMN "source" SET DATA TYPE "public"."enum_working_activities_source" USING "source"::"public"."enum_working_activities_source";
  DROP INDEX "working_activities_project_idx";
  ALTER TABLE "working_activities" ADD COLUMN "corrects_id" uuid;
  ALTER TABLE "working_activities" ADD CONSTRAINT "working_activities_corrects_id_working_activities_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."working_activities"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "working_activities_corrects_idx" ON "working_activities" USING btree ("corrects_id");
  ALTER TABLE "working_activities" DROP COLUMN "project_id";
  ALTER TABLE "working_activities" DROP COLUMN "made_of";
  ALTER TABLE "branches" DROP COLUMN "allows_own_devices";`)
}
