import type { Pool } from 'pg'

/** One way in which a statement fails, and the code by which PostgreSQL says so. */
type Breakage = { code: string; break: (table: string) => string; mend: (table: string) => string }

const trigger = (body: string): Omit<Breakage, 'code'> => ({
  break: (table) => `
    create or replace function break_${table}() returns trigger language plpgsql as $$ begin ${body} return new; end $$;
    create trigger breaks before insert or update on "${table}" for each row execute function break_${table}()`,
  mend: (table) => `drop trigger breaks on "${table}"`,
})

/** PostgreSQL repeats the row in its message, its detail and its hint, and Drizzle the values in its own. */
export const breakages: Readonly<Record<string, Breakage>> = {
  'a rule of the database': {
    code: 'P0001',
    ...trigger(
      `raise exception 'cannot take %', to_jsonb(new) using detail = to_jsonb(new)::text, hint = to_jsonb(new)::text;`,
    ),
  },
  'a condition of the table': {
    code: '23514',
    break: (table) => `alter table "${table}" add constraint never check (false) not valid`,
    mend: (table) => `alter table "${table}" drop constraint never`,
  },
  'a value of the wrong type': {
    code: '22P02',
    ...trigger(`perform (to_jsonb(new) ->> (select key from jsonb_each_text(to_jsonb(new))
      where value ~* 'kanari' limit 1))::uuid; raise exception using errcode = '22P02', message = to_jsonb(new)::text;`),
  },
  'a value that is too long': {
    code: '22001',
    ...trigger(
      `raise exception using errcode = '22001', message = 'value too long: ' || to_jsonb(new)::text;`,
    ),
  },
  'a statement that takes too long': {
    code: '57014',
    ...trigger(`perform pg_cancel_backend(pg_backend_pid()); perform pg_sleep(5);`),
  },
  'a table that is gone': {
    code: '42P01',
    break: (table) => `alter table "${table}" rename to "${table}_gone"`,
    mend: (table) => `alter table "${table}_gone" rename to "${table}"`,
  },
}

/** Has every write to these tables fail in one way while something happens. */
export async function whileBroken(
  pool: Pool,
  { breakage, tables }: { breakage: Breakage; tables: readonly string[] },
  happen: () => Promise<void>,
): Promise<void> {
  for (const table of tables) await pool.query(breakage.break(table))
  try {
    await happen()
  } finally {
    for (const table of tables) await pool.query(breakage.mend(table))
  }
}
