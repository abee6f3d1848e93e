import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  -- What of the ledgers still waits for the end of a day or for its receipt: nobody looks for it among all that ever was.
  -- Lines of the ledgers are never deleted, so these go with what they waited for and by nothing else.
  CREATE TABLE "open_lines" (
    "line_id" uuid NOT NULL,
    "wants" varchar NOT NULL CHECK ("wants" IN ('day-end', 'receipt', 'expiry')),
    "branch_id" uuid NOT NULL,
    PRIMARY KEY ("line_id", "wants")
  );
  CREATE INDEX "open_lines_branch_idx" ON "open_lines" ("branch_id", "wants");
  CREATE FUNCTION "open_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "open_lines" ("line_id", "wants", "branch_id")
    SELECT p.id, each.wants, p.branch_id
      FROM added p CROSS JOIN (VALUES ('day-end'), ('receipt')) AS each (wants)
     WHERE p.kind IN ('capture', 'refund', 'correction') OR (p.kind = 'fee' AND each.wants = 'day-end');
    RETURN NULL;
  END $$;
  CREATE TRIGGER "open_payments" AFTER INSERT ON "payments" REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION "open_payments"();
  -- Of what a single-purpose or a given voucher had left no day tells.
  CREATE FUNCTION "open_expiries"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "open_lines" ("line_id", "wants", "branch_id")
    SELECT l.id, 'expiry', v.branch_id
      FROM added l JOIN "vouchers" v ON v.id = l.voucher_id
     WHERE l.kind = 'expire' AND v.kind = 'multi-purpose' AND v.is_given IS NOT TRUE AND v.branch_id IS NOT NULL;
    RETURN NULL;
  END $$;
  CREATE TRIGGER "open_expiries" AFTER INSERT ON "voucher_lines" REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION "open_expiries"();
  CREATE FUNCTION "close_day_end_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM "open_lines" o USING added WHERE o.line_id = added.payment_id AND o.wants = 'day-end';
    RETURN NULL;
  END $$;
  CREATE TRIGGER "close_day_end_lines" AFTER INSERT ON "day_end_lines" REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION "close_day_end_lines"();
  CREATE FUNCTION "close_day_end_expiries"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM "open_lines" o USING added WHERE o.line_id = added.voucher_line_id AND o.wants = 'expiry';
    RETURN NULL;
  END $$;
  CREATE TRIGGER "close_day_end_expiries" AFTER INSERT ON "day_end_expiries" REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION "close_day_end_expiries"();
  CREATE FUNCTION "close_receipted_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM "open_lines" o USING added WHERE o.line_id = added.payment_id AND o.wants = 'receipt';
    RETURN NULL;
  END $$;
  CREATE TRIGGER "close_receipted_lines" AFTER INSERT ON "fiscal_receipts" REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION "close_receipted_lines"();
  INSERT INTO "open_lines" ("line_id", "wants", "branch_id")
  SELECT p.id, 'day-end', p.branch_id FROM "payments" p
   WHERE p.kind IN ('capture', 'refund', 'correction', 'fee')
     AND NOT EXISTS (SELECT FROM "day_end_lines" l WHERE l.payment_id = p.id);
  INSERT INTO "open_lines" ("line_id", "wants", "branch_id")
  SELECT p.id, 'receipt', p.branch_id
    FROM "payments" p JOIN "fiscal_devices" d ON d.branch_id = p.branch_id AND d.ended_at IS NULL AND p.at >= d.started_at
   WHERE p.kind IN ('capture', 'refund', 'correction')
     AND NOT EXISTS (SELECT FROM "fiscal_receipts" r WHERE r.payment_id = p.id);
  INSERT INTO "open_lines" ("line_id", "wants", "branch_id")
  SELECT l.id, 'expiry', v.branch_id
    FROM "voucher_lines" l JOIN "vouchers" v ON v.id = l.voucher_id
   WHERE l.kind = 'expire' AND v.kind = 'multi-purpose' AND v.is_given IS NOT TRUE AND v.branch_id IS NOT NULL
     AND NOT EXISTS (SELECT FROM "day_end_expiries" e WHERE e.voucher_line_id = l.id);
  -- Counters, ends of months and what went out without a signature are told without reading the chain.
  CREATE INDEX "fiscal_receipts_unsigned_idx" ON "fiscal_receipts" ("device_id") WHERE "state" = 'unsigned';
  CREATE INDEX "fiscal_receipts_period_idx" ON "fiscal_receipts" ("device_id", "at") WHERE "kind" IN ('monthly', 'yearly');
  CREATE INDEX "fiscal_receipts_at_idx" ON "fiscal_receipts" ("device_id", "at");
  CREATE INDEX "fiscal_test_messages_at_idx" ON "fiscal_test_messages" ("device_id", "unix_seconds");
  CREATE INDEX "fiscal_test_messages_transaction_idx" ON "fiscal_test_messages" ("device_id", "transaction");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "fiscal_test_messages_transaction_idx";
  DROP INDEX "fiscal_test_messages_at_idx";
  DROP INDEX "fiscal_receipts_at_idx";
  DROP INDEX "fiscal_receipts_period_idx";
  DROP INDEX "fiscal_receipts_unsigned_idx";
  DROP TRIGGER "close_receipted_lines" ON "fiscal_receipts";
  DROP TRIGGER "close_day_end_expiries" ON "day_end_expiries";
  DROP TRIGGER "close_day_end_lines" ON "day_end_lines";
  DROP TRIGGER "open_expiries" ON "voucher_lines";
  DROP TRIGGER "open_payments" ON "payments";
  DROP FUNCTION "close_receipted_lines";
  DROP FUNCTION "close_day_end_expiries";
  DROP FUNCTION "close_day_end_lines";
  DROP FUNCTION "open_expiries";
  DROP FUNCTION "open_payments";
  DROP TABLE "open_lines";`)
}
