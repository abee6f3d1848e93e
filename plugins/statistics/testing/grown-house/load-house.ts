import type { Querying } from '#kernel/database/in-turn.ts'

/** Loads much into tables: their indexes are made when all of it is there, which takes a fraction of the time. */
export async function withoutIndexes(
  database: Querying,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows } = await database.query<{ drop: string; make: string }>(dropping, [tables])
  for (const { drop } of rows) await database.query(drop)
  await load()
  for (const { make } of rows) await database.query(make)
}

/** Keys that others refer to stay, for what refers to them would go with them. */
const dropping = `
  select case when k.oid is null then format('drop index %I', c.relname)
              else format('alter table %s drop constraint %I', i.indrelid::regclass, k.conname) end as drop,
         case when k.oid is null then replace(pg_get_indexdef(c.oid), ' ON ONLY ', ' ON ')
              else format('alter table %s add constraint %I %s', i.indrelid::regclass, k.conname,
                          pg_get_constraintdef(k.oid)) end as make
    from pg_index i join pg_class c on c.oid = i.indexrelid
    left join pg_constraint k on k.conindid = i.indexrelid and k.conrelid = i.indrelid
   where i.indrelid = any($1::regclass[])
     and not exists (select from pg_constraint where contype = 'f' and conindid = i.indexrelid)
   order by c.relname`
