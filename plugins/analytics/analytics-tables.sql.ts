/**
 * The log of what visitors do: tens of millions of rows, so it is divided by month and old months go as
 * a whole. Ids are UUIDs that carry `created_at`, so an id alone finds its partition.
 */
export const analyticsTablesUp = `
  CREATE TABLE "analytics_logs" (
    "id" uuid NOT NULL,
    "created_at" timestamptz NOT NULL,
    "type" text NOT NULL,
    "action" text NOT NULL,
    "category" text,
    "data" jsonb NOT NULL DEFAULT '{}',
    PRIMARY KEY ("created_at", "id")
  ) PARTITION BY RANGE ("created_at");
  CREATE INDEX "analytics_logs_type_idx" ON "analytics_logs" ("type", "created_at", "id");
  CREATE INDEX "analytics_logs_action_idx" ON "analytics_logs" ("action", "created_at", "id");
  CREATE INDEX "analytics_logs_category_idx" ON "analytics_logs" ("category", "created_at", "id")
    WHERE "category" IS NOT NULL;

  -- Nothing is lost before the partition of a month is made; it then takes the rows over.
  CREATE TABLE "analytics_logs_default" PARTITION OF "analytics_logs" DEFAULT;
`

export const analyticsTablesDown = `DROP TABLE "analytics_logs";`

export const visitLog = { table: 'analytics_logs', at: 'created_at' }
