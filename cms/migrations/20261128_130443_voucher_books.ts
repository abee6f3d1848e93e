import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ADD COLUMN "taxed_before" jsonb DEFAULT '[]'::jsonb NOT NULL;
  ALTER TABLE "payments" ADD COLUMN "is_given" boolean DEFAULT false;
  ALTER TABLE "vouchers" ADD COLUMN "is_given" boolean DEFAULT false;
  ALTER TABLE "booking_accounts" ADD COLUMN "accounts_expired_vouchers" varchar;
  ALTER TABLE "booking_accounts" ADD COLUMN "accounts_given_vouchers" varchar;
  -- What of an order was taxed when its vouchers were sold, which only its ledger knew.
  UPDATE "orders" o SET "taxed_before" = t.parts
    FROM (SELECT order_id, jsonb_agg(jsonb_build_object('taxRate', rate, 'gross', gross) ORDER BY rate) AS parts
            FROM (SELECT order_id, taxed_rate::int AS rate, sum(amount)::int AS gross
                    FROM "payments" WHERE taxed_rate IS NOT NULL
                   GROUP BY 1, 2 HAVING sum(amount) > 0) g
           GROUP BY 1) t
   WHERE o.id = t.order_id;
  -- A voucher that was given says why. What such vouchers have paid stays booked as it was.
  UPDATE "vouchers" v SET "is_given" = true
   WHERE EXISTS (SELECT FROM "voucher_lines" l
                  WHERE l.voucher_id = v.id AND l.kind = 'issue' AND l.reason IS NOT NULL);
  -- Until when a voucher pays, where what came back to it makes that longer.
  ALTER TABLE "voucher_lines" ADD COLUMN "expires_on" varchar;
  ${sql.raw(coverVoucherLine(longerTerm))}
  -- The expired vouchers that a day comprises: each belongs to one day, or to none yet.
  CREATE TABLE "day_end_expiries" (
    "voucher_line_id" uuid PRIMARY KEY REFERENCES "voucher_lines" ("id"),
    "day_end_id" uuid NOT NULL REFERENCES "day_ends" ("id")
  );
  CREATE INDEX "day_end_expiries_day_end_idx" ON "day_end_expiries" USING btree ("day_end_id");
  CREATE TRIGGER "keep_day_end_expiries" BEFORE UPDATE OR DELETE ON "day_end_expiries"
    FOR EACH ROW EXECUTE FUNCTION "keep_day_ends"();`)
}

const longerTerm = `,
           "expires_on" = CASE WHEN "expires_on" < NEW.expires_on THEN NEW.expires_on ELSE "expires_on" END`

/** A line moves the balance of its voucher, or there is no line: nobody pays with what is not there. */
const coverVoucherLine = (besides: string) => `
  CREATE OR REPLACE FUNCTION "cover_voucher_line"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE "vouchers"
       SET "balance" = "balance" + NEW.amount,
           "voided_at" = CASE WHEN NEW.kind = 'void' THEN coalesce("voided_at", NEW.at) ELSE "voided_at" END${besides}
     WHERE "id" = NEW.voucher_id AND "balance" + NEW.amount BETWEEN 0 AND "value"
       AND (NEW.kind <> 'redeem' OR "voided_at" IS NULL);
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a voucher does not cover this' USING ERRCODE = 'check_violation', CONSTRAINT = 'voucher_lines_covered';
    END IF;
    RETURN NULL;
  END $$;`

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "day_end_expiries";
  ${sql.raw(coverVoucherLine(''))}
  ALTER TABLE "voucher_lines" DROP COLUMN "expires_on";
  ALTER TABLE "orders" DROP COLUMN "taxed_before";
  ALTER TABLE "payments" DROP COLUMN "is_given";
  ALTER TABLE "vouchers" DROP COLUMN "is_given";
  ALTER TABLE "booking_accounts" DROP COLUMN "accounts_expired_vouchers";
  ALTER TABLE "booking_accounts" DROP COLUMN "accounts_given_vouchers";`)
}
