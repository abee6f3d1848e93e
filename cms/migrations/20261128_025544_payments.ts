import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payments_kind" AS ENUM('intent', 'authorise', 'release', 'failure', 'capture', 'refund', 'correction', 'fee');
  CREATE TYPE "public"."enum_payments_method" AS ENUM('cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans');
  CREATE TABLE "payments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"kind" "enum_payments_kind" NOT NULL,
  	"amount" numeric NOT NULL,
  	"method" "enum_payments_method" NOT NULL,
  	"reason" varchar,
  	"order_id" uuid NOT NULL,
  	"branch_id" uuid NOT NULL,
  	"reference" varchar,
  	"by_id" uuid,
  	"device" varchar
  );
  
  ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payments_at_idx" ON "payments" USING btree ("at");
  CREATE INDEX "payments_kind_idx" ON "payments" USING btree ("kind");
  CREATE INDEX "payments_method_idx" ON "payments" USING btree ("method");
  CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");
  CREATE INDEX "payments_branch_idx" ON "payments" USING btree ("branch_id");
  CREATE INDEX "payments_reference_idx" ON "payments" USING btree ("reference");
  CREATE INDEX "payments_by_idx" ON "payments" USING btree ("by_id");
  -- What staff had booked as paid before there was a ledger.
  INSERT INTO "payments" ("id", "at", "kind", "amount", "method", "order_id", "branch_id", "by_id")
  SELECT gen_random_uuid(), coalesce(e.at, o.updated_at), 'capture', o.total, o.payment_method::text::enum_payments_method,
         o.id, o.branch_id, u.id
    FROM "orders" o
    LEFT JOIN LATERAL (
      SELECT at, actor_kind, actor_id FROM "order_events"
       WHERE order_id = o.id AND action = 'settle' ORDER BY version DESC LIMIT 1) e ON true
    LEFT JOIN "users" u ON e.actor_kind = 'staff' AND u.id = e.actor_id
   WHERE o.payment_status = 'paid' AND o.total > 0;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_flow" CHECK (
    CASE WHEN "kind" IN ('refund', 'correction', 'fee') THEN "amount" < 0 ELSE "amount" > 0 END
    AND "amount" = trunc("amount"));
  -- Lines are added and never changed; only the name of whoever left goes.
  CREATE FUNCTION "keep_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'by_id' = to_jsonb(OLD) - 'by_id'
       AND (NEW.by_id IS NULL OR NEW.by_id = OLD.by_id) THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'payments are added, never changed' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER "keep_payments" BEFORE UPDATE OR DELETE ON "payments"
    FOR EACH ROW EXECUTE FUNCTION "keep_payments"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "payments" CASCADE;
  DROP FUNCTION "keep_payments";
  DROP TYPE "public"."enum_payments_kind";
  DROP TYPE "public"."enum_payments_method";`)
}
