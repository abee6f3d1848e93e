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

/** Batches from before they had numbers get them in their order. */
export const batchNumbersUp = `
  UPDATE "qr_code_batches" SET "number" = "_order";
  UPDATE "qr_codes" SET "last_batch" = (
    SELECT count(*) FROM "qr_code_batches" WHERE "qr_code_batches"."_parent_id" = "qr_codes"."id"
  );
`
