/** Stands for nobody and for every branch where a name or a goal is there once. */
const nobody = "'00000000-0000-0000-0000-000000000000'"

/**
 * What people keep of the statistics: views under a name (those without a person are for all who may read them), links
 * to a view for somebody without an account, of whose secrets only the digests are kept, goals, and who wishes to be
 * told of each week. Whatever belongs to somebody goes with their account.
 */
export const keptTablesUp = `
  CREATE TABLE "statistics_views" (
    "id" uuid PRIMARY KEY,
    "user_id" uuid REFERENCES "users" ("id") ON DELETE CASCADE,
    "name" text NOT NULL CHECK (char_length("name") BETWEEN 1 AND 80),
    "query" text NOT NULL CHECK (char_length("query") <= 4000),
    "made_at" timestamptz(3) NOT NULL
  );
  CREATE UNIQUE INDEX "statistics_views_name_idx"
    ON "statistics_views" (coalesce("user_id", ${nobody}::uuid), lower("name"));

  CREATE TABLE "statistics_links" (
    "id" uuid PRIMARY KEY,
    "view_id" uuid NOT NULL REFERENCES "statistics_views" ("id") ON DELETE CASCADE,
    "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
    "reader" text NOT NULL CHECK (char_length("reader") BETWEEN 1 AND 80),
    "hash" text NOT NULL UNIQUE,
    "made_at" timestamptz(3) NOT NULL,
    "ends_at" timestamptz(3) NOT NULL CHECK ("ends_at" > "made_at"),
    "opened_at" timestamptz(3)
  );
  CREATE INDEX "statistics_links_view_idx" ON "statistics_links" ("view_id");
  CREATE INDEX "statistics_links_person_idx" ON "statistics_links" ("user_id");

  CREATE TABLE "statistics_goals" (
    "id" uuid PRIMARY KEY,
    "measure" text NOT NULL CHECK ("measure" IN ('gross', 'orders', 'visits', 'grossPerHour')),
    "period" text NOT NULL CHECK ("period" IN ('week', 'month')),
    "branch_id" uuid REFERENCES "branches" ("id") ON DELETE CASCADE,
    "target" bigint NOT NULL CHECK ("target" > 0),
    "author_id" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
    "set_at" timestamptz(3) NOT NULL
  );
  CREATE UNIQUE INDEX "statistics_goals_once_idx"
    ON "statistics_goals" ("measure", "period", coalesce("branch_id", ${nobody}::uuid));

  CREATE TABLE "weekly_figures" (
    "user_id" uuid PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
    "wished_at" timestamptz(3) NOT NULL
  );`

export const keptTablesDown = `
  DROP TABLE "weekly_figures";
  DROP TABLE "statistics_goals";
  DROP TABLE "statistics_links";
  DROP TABLE "statistics_views";
  DELETE FROM "messages" WHERE "kind" = 'weekly-figures';`
