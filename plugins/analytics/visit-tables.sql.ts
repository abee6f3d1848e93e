/**
 * Visits with what they began with, divided by the month in which they began like the log that they are told apart in;
 * what is counted of them by the hour, the day and the month; who came, as sketches; and what was not counted. Rollups
 * follow from the log and what visits began with (`rebuild-visits.ts`); in them the UUID of zeros stands for
 * no division, and for whatever branch.
 */
export const visitTablesUp = `
  ALTER TABLE "analytics_logs" ADD COLUMN "visit" uuid, ADD COLUMN "n" integer;

  CREATE TABLE "analytics_visits" (
    "id" uuid NOT NULL,
    "started_at" timestamptz NOT NULL,
    "visitor" uuid,
    "category" text NOT NULL,
    "device" text NOT NULL,
    "browser" text NOT NULL,
    "system" text NOT NULL,
    "origin" text NOT NULL,
    "source" text,
    "campaign" text,
    "code" text,
    "resolution" text,
    "ratio" text,
    "scheme" text,
    "division_id" uuid,
    "branches" uuid[] NOT NULL DEFAULT '{}',
    "time_zone" text NOT NULL,
    "steps" jsonb NOT NULL DEFAULT '[]',
    "pages" text[] NOT NULL DEFAULT '{}',
    PRIMARY KEY ("started_at", "id")
  ) PARTITION BY RANGE ("started_at");
  CREATE INDEX "analytics_visits_pages_idx" ON "analytics_visits" USING gin ("pages");
  CREATE TABLE "analytics_visits_default" PARTITION OF "analytics_visits" DEFAULT;

  CREATE TABLE "visit_counts" (
    "span" text NOT NULL,
    "start" date NOT NULL,
    "by" text NOT NULL,
    "division_id" uuid NOT NULL,
    "branch_id" uuid NOT NULL,
    "device" text NOT NULL,
    "origin" text NOT NULL,
    "key" text NOT NULL,
    "visits" integer NOT NULL,
    "amount" integer NOT NULL,
    PRIMARY KEY ("span", "by", "start", "division_id", "branch_id", "device", "origin", "key")
  );

  CREATE TABLE "visit_hours" (
    "hour" timestamptz NOT NULL,
    "division_id" uuid NOT NULL,
    "branch_id" uuid NOT NULL,
    "device" text NOT NULL,
    "origin" text NOT NULL,
    "weekday" smallint NOT NULL,
    "clock" smallint NOT NULL,
    "visits" integer NOT NULL,
    "amount" integer NOT NULL,
    PRIMARY KEY ("hour", "division_id", "branch_id", "device", "origin")
  );

  CREATE TABLE "visit_sketches" (
    "span" text NOT NULL,
    "start" date NOT NULL,
    "division_id" uuid NOT NULL,
    "branch_id" uuid NOT NULL,
    "device" text NOT NULL,
    "origin" text NOT NULL,
    "sketch" bytea NOT NULL,
    PRIMARY KEY ("span", "start", "division_id", "branch_id", "device", "origin")
  );

  CREATE TABLE "visit_drops" (
    "day" date NOT NULL,
    "reason" text NOT NULL,
    "events" integer NOT NULL,
    PRIMARY KEY ("day", "reason")
  );
`

export const visitTablesDown = `
  DROP TABLE "visit_drops", "visit_sketches", "visit_hours", "visit_counts", "analytics_visits";
  ALTER TABLE "analytics_logs" DROP COLUMN "visit", DROP COLUMN "n";
`

/** Whoever wants to be erased is found without reading all visits. */
export const visitorsUp = `
  CREATE INDEX "analytics_visits_visitor_idx" ON "analytics_visits" ("visitor") WHERE "visitor" IS NOT NULL;
`

export const visitorsDown = `DROP INDEX "analytics_visits_visitor_idx";`

/** Of which medium a campaign was; its rows lie together like all others. */
export const visitMediaUp = `
  ALTER TABLE "analytics_visits" ADD COLUMN "medium" text;
  CREATE TABLE "visit_counts_medium" PARTITION OF "visit_counts" FOR VALUES IN ('medium');
  CREATE TABLE "visit_counts_ordered_medium" PARTITION OF "visit_counts" FOR VALUES IN ('ordered-medium');
`

export const visitMediaDown = `
  DROP TABLE "visit_counts_medium", "visit_counts_ordered_medium";
  ALTER TABLE "analytics_visits" DROP COLUMN "medium";
`

export const visitsByMonth = { table: 'analytics_visits', at: 'started_at' }

/** What is counted by, each laid together; as it was when this was decided. */
export const visitCountsByKind = {
  table: 'visit_counts',
  kind: 'by',
  kinds: [
    'total',
    'page',
    'entry',
    'exit',
    'action',
    'step',
    'funnel',
    'source',
    'campaign',
    'code',
    'resolution',
    'ratio',
    'scheme',
    'browser',
    'system',
    'ordered',
    'ordered-source',
    'ordered-campaign',
    'ordered-code',
  ],
  key: ['span', 'by', 'start', 'division_id', 'branch_id', 'device', 'origin', 'key'],
  order: 'start',
}
