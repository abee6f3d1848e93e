import { sumColumns } from './sum-columns.ts'

const sums = sumColumns.map((column) => `"${column}" bigint NOT NULL`).join(', ')

/** A change of anything else, such as what the kitchen has made, is none of the figures. */
const looked = [
  'branch_id',
  'business_day',
  'placed_at',
  'promised_at',
  'appointment_date',
  'type',
  'status',
  'voided_at',
  'is_quotation',
  'payment_method',
  'channel',
  'delivery_area',
  'zip_code',
  'origin',
  'items',
  'taxes',
  'donation',
  'tip',
  'discount',
  'voucher_paid',
  'phone',
  'email',
]
const rowOf = (version: 'OLD' | 'NEW') => `(${looked.map((column) => `${version}."${column}"`).join(', ')})`

const noteChanges = `
  CREATE TRIGGER "note_changed_order" AFTER UPDATE ON "orders" FOR EACH ROW
    WHEN (${rowOf('OLD')} IS DISTINCT FROM ${rowOf('NEW')}) EXECUTE FUNCTION "note_changed_order"();`

/**
 * What is counted of orders by the day and the month, and by the hour; what each order has added, with all that it can
 * be asked for by; what products were called last; by what its guest is known again; and which orders have changed since. Whoever writes an order only
 * notes that, and waits for nobody. All but the notes follows from the orders (`rebuild-orders.ts`).
 */
export const orderTablesUp = `
  CREATE TABLE "order_facts_due" (
    "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "order_id" uuid NOT NULL,
    "at" timestamptz NOT NULL DEFAULT now()
  );

  CREATE TABLE "order_facts" (
    "order_id" uuid PRIMARY KEY,
    "branch_id" uuid NOT NULL,
    "day" date NOT NULL,
    "hour" timestamptz NOT NULL,
    "type" text NOT NULL,
    "origin" text NOT NULL,
    "method" text NOT NULL,
    "channel" text NOT NULL,
    "source" text NOT NULL,
    "campaign" text NOT NULL,
    "code" text NOT NULL,
    "area" text NOT NULL,
    "guest" text NOT NULL,
    "status" text NOT NULL,
    "products" text[] NOT NULL,
    "counts" jsonb NOT NULL
  );
  CREATE INDEX "order_facts_day_idx" ON "order_facts" ("branch_id", "day");

  CREATE TABLE "order_products" (
    "product" text PRIMARY KEY,
    "name" text NOT NULL,
    "day" date NOT NULL
  );

  CREATE TABLE "order_guests" (
    "mark" bytea NOT NULL,
    "placed_at" timestamptz NOT NULL,
    "order_id" uuid NOT NULL,
    "is_sold" boolean NOT NULL,
    PRIMARY KEY ("mark", "placed_at", "order_id")
  );
  CREATE INDEX "order_guests_order_idx" ON "order_guests" ("order_id");

  CREATE TABLE "order_counts" (
    "span" text NOT NULL,
    "start" date NOT NULL,
    "by" text NOT NULL,
    "branch_id" uuid NOT NULL,
    "type" text NOT NULL,
    "origin" text NOT NULL,
    "key" text NOT NULL,
    ${sums},
    PRIMARY KEY ("span", "by", "start", "branch_id", "type", "origin", "key")
  );

  CREATE TABLE "order_hours" (
    "day" date NOT NULL,
    "hour" timestamptz NOT NULL,
    "by" text NOT NULL,
    "branch_id" uuid NOT NULL,
    "type" text NOT NULL,
    "origin" text NOT NULL,
    ${sums},
    PRIMARY KEY ("by", "day", "hour", "branch_id", "type", "origin")
  );

  CREATE FUNCTION "note_written_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "order_facts_due" ("order_id") SELECT id FROM written;
    RETURN NULL;
  END $$;
  CREATE TRIGGER "note_placed_orders" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS written
    FOR EACH STATEMENT EXECUTE FUNCTION "note_written_orders"();
  CREATE TRIGGER "note_deleted_orders" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS written
    FOR EACH STATEMENT EXECUTE FUNCTION "note_written_orders"();
  CREATE FUNCTION "note_changed_order"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "order_facts_due" ("order_id") VALUES (NEW.id);
    RETURN NULL;
  END $$;
  ${noteChanges}
  CREATE FUNCTION "note_told_order"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "order_facts_due" ("order_id") VALUES (NEW.order_id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER "note_told_order" AFTER INSERT ON "order_events" FOR EACH ROW
    WHEN (NEW.from_status <> NEW.to_status) EXECUTE FUNCTION "note_told_order"();
  CREATE TRIGGER "note_paid_order" AFTER INSERT ON "payments" FOR EACH ROW
    EXECUTE FUNCTION "note_told_order"();

  INSERT INTO "order_facts_due" ("order_id", "at") SELECT id, placed_at FROM "orders" ORDER BY placed_at, id;
`

export const orderTablesDown = `
  DROP TRIGGER "note_paid_order" ON "payments";
  DROP TRIGGER "note_told_order" ON "order_events";
  DROP TRIGGER "note_changed_order" ON "orders";
  DROP TRIGGER "note_deleted_orders" ON "orders";
  DROP TRIGGER "note_placed_orders" ON "orders";
  DROP FUNCTION "note_told_order";
  DROP FUNCTION "note_changed_order";
  DROP FUNCTION "note_written_orders";
  DROP TABLE "order_hours", "order_counts", "order_guests", "order_products", "order_facts", "order_facts_due";
`

const doorColumns = ['brought', 'door_seconds']
const rollups = ['order_counts', 'order_hours']

/** How long it took to the door, and to which postal code; where these tables were made with it nothing is left to do. */
export const orderDoorsUp = `
  ${rollups
    .flatMap((table) =>
      doorColumns.map(
        (column) => `ALTER TABLE "${table}" ADD COLUMN IF NOT EXISTS "${column}" bigint NOT NULL DEFAULT 0;
  ALTER TABLE "${table}" ALTER COLUMN "${column}" DROP DEFAULT;`,
      ),
    )
    .join('\n  ')}
  DROP TRIGGER "note_changed_order" ON "orders";
  ${noteChanges}
  INSERT INTO "order_facts_due" ("order_id", "at") SELECT id, placed_at FROM "orders" ORDER BY placed_at, id;
`

/** The columns go with their tables; who writes these without them writes nothing into them. */
export const orderDoorsDown = rollups
  .flatMap((table) =>
    doorColumns.map((column) => `ALTER TABLE "${table}" ALTER COLUMN "${column}" SET DEFAULT 0;`),
  )
  .join('\n  ')

/** What is counted by, each laid together; as it was when this was decided. */
export const orderCountsByKind = {
  table: 'order_counts',
  kind: 'by',
  kinds: [
    'total',
    'goods',
    'rate',
    'method',
    'channel',
    'area',
    'zip',
    'guest',
    'reduction',
    'status',
    'hour',
    'source',
    'campaign',
    'code',
    'product',
    'option',
    'pair',
  ],
  key: ['span', 'by', 'start', 'branch_id', 'type', 'origin', 'key'],
  order: 'start',
}

const kept = ['start', 'by', 'branch_id', 'key'].map((column) => `"${column}"`).join(', ')

/** What is counted of all types and origins together, made of the rows that tell them apart. */
export const orderWholesUp = `
  INSERT INTO "order_counts" ("span", ${kept}, "type", "origin", ${sumColumns.join(', ')})
  SELECT 'whole-' || "span", ${kept}, '', '', ${sumColumns.map((column) => `sum("${column}")`).join(', ')}
    FROM "order_counts" WHERE "span" IN ('day', 'month') GROUP BY "span", ${kept} ORDER BY "start"
`

export const orderWholesDown = `DELETE FROM "order_counts" WHERE "span" IN ('whole-day', 'whole-month')`
