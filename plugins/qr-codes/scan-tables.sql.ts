/**
 * What is kept of scans, ADR 129: the log, divided by month so that old months go as a whole, and the sums of each day,
 * which are written with it and can be made anew from it. Nothing in either is about anybody.
 */
export const scanTablesUp = `
  CREATE TABLE "qr_scans" (
    "id" uuid NOT NULL,
    "at" timestamptz NOT NULL,
    -- By the clock of the code's branch, else of the house.
    "day" date NOT NULL,
    "code" uuid NOT NULL,
    -- The number of the print batch, 0 where the address names none.
    "batch" integer NOT NULL,
    -- Where the batch or the code lay then, in words.
    "place" text NOT NULL,
    "target_kind" text NOT NULL,
    -- The id of what opened, or the address.
    "target_key" text NOT NULL,
    "device" text NOT NULL,
    "language" text NOT NULL,
    PRIMARY KEY ("at", "id")
  ) PARTITION BY RANGE ("at");
  CREATE INDEX "qr_scans_code_idx" ON "qr_scans" ("code", "at");
  CREATE INDEX "qr_scans_day_idx" ON "qr_scans" ("day");

  -- Nothing is lost before the partition of a month is made; it then takes the rows over.
  CREATE TABLE "qr_scans_default" PARTITION OF "qr_scans" DEFAULT;

  CREATE TABLE "qr_days" (
    "day" date NOT NULL,
    "code" uuid NOT NULL,
    "batch" integer NOT NULL,
    "place" text NOT NULL,
    "target_kind" text NOT NULL,
    "target_key" text NOT NULL,
    "scans" integer NOT NULL,
    PRIMARY KEY ("code", "day", "batch", "place", "target_kind", "target_key")
  );
  CREATE INDEX "qr_days_day_idx" ON "qr_days" ("day");
`

export const scanLog = { table: 'qr_scans', at: 'at' }

export const scanTablesDown = `DROP TABLE "qr_days"; DROP TABLE "qr_scans";`

/**
 * The sums of each month, and those of a code on each day, wherever it lay and whatever it opened: of a year a question
 * reads months, and days only for its curve.
 */
export const scanSumsUp = `
  CREATE TABLE "qr_months" (
    "month" date NOT NULL,
    "code" uuid NOT NULL,
    "batch" integer NOT NULL,
    "place" text NOT NULL,
    "target_kind" text NOT NULL,
    "target_key" text NOT NULL,
    "scans" integer NOT NULL,
    PRIMARY KEY ("code", "month", "batch", "place", "target_kind", "target_key")
  );
  CREATE INDEX "qr_months_month_idx" ON "qr_months" ("month");

  CREATE TABLE "qr_code_days" (
    "day" date NOT NULL,
    "code" uuid NOT NULL,
    "scans" integer NOT NULL,
    PRIMARY KEY ("day", "code")
  );

  ${sumMonths()};
  ${sumCodeDays()};
`

export const scanSumsDown = `DROP TABLE "qr_code_days"; DROP TABLE "qr_months";`

/** Made of the sums of days, which stay when the log has gone; of some days where it is said. */
export function sumMonths(days = ''): string {
  return `
    insert into qr_months (month, code, batch, place, target_kind, target_key, scans)
    select date_trunc('month', day)::date, code, batch, place, target_kind, target_key, sum(scans) from qr_days ${days}
     group by 1, 2, 3, 4, 5, 6 order by 1`
}

export function sumCodeDays(days = ''): string {
  return `
    insert into qr_code_days (day, code, scans)
    select day, code, sum(scans) from qr_days ${days} group by day, code order by day`
}

/** Batches from before they had numbers get them in their order. */
export const batchNumbersUp = `
  UPDATE "qr_code_batches" SET "number" = "_order";
  UPDATE "qr_codes" SET "last_batch" = (
    SELECT count(*) FROM "qr_code_batches" WHERE "qr_code_batches"."_parent_id" = "qr_codes"."id"
  );
`
