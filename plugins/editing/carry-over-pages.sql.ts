/**
 * Records that were there before drafts are published, and each gets the version that the admin panel lists it
 * by. Reads the columns from the database, so that it fits whatever fields the records have by then.
 */
export const carryOver = (owners: readonly string[]): string => `
do $$
declare
  owner text;
  targets text;
  sources text;
begin
  foreach owner in array array[${owners.map((owner) => `'${owner}'`).join(', ')}] loop
    execute format('update %I set "_status" = ''published''', owner);
    select string_agg(quote_ident(kept.column_name), ', '),
           string_agg(
             case when kept.data_type = 'USER-DEFINED'
                  then format('%I::text::%I', own.column_name, kept.udt_name)
                  else quote_ident(own.column_name) end, ', ')
      into targets, sources
      from information_schema.columns own
      join information_schema.columns kept
        on kept.table_schema = own.table_schema
       and kept.table_name = '_' || owner || '_v'
       and kept.column_name = 'version_' || own.column_name
     where own.table_schema = 'public' and own.table_name = owner;
    execute format(
      'insert into %I (id, parent_id, latest, created_at, updated_at, %s)
       select gen_random_uuid(), id, true, created_at, updated_at, %s from %I',
      '_' || owner || '_v', targets, sources, owner);
  end loop;
end $$`

/** Pages and pieces, as the first of them. */
export const carryOverPages = carryOver(['sites', 'blocks'])
