/**
 * How often pages were asked for, by the hour: nothing of who asked. Visits are counted elsewhere, and no figure looks
 * at both. The UUID of zeros stands for no division.
 */
export const requestTablesUp = `
  CREATE TABLE "page_requests" (
    "hour" timestamptz NOT NULL,
    "division_id" uuid NOT NULL,
    "page" text NOT NULL,
    "requests" integer NOT NULL,
    PRIMARY KEY ("hour", "division_id", "page")
  );
`

export const requestTablesDown = `DROP TABLE "page_requests";`
