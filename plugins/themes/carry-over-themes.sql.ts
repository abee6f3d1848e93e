/**
 * Each division that was there before themes gets one of its own, with the look that it has. Reads the columns from the
 * database, so that it fits whatever a look is made of by then. Versions follow, see `carryOver`.
 */
export const carryOverThemes = `
do $$
declare
  targets text;
  sources text;
begin
  select string_agg(quote_ident(kept.column_name), ', '),
         string_agg(
           case when kept.data_type = 'USER-DEFINED'
                then format('%I::text::%I', own.column_name, kept.udt_name)
                else quote_ident(own.column_name) end, ', ')
    into targets, sources
    from information_schema.columns own
    join information_schema.columns kept
      on kept.table_schema = own.table_schema
     and kept.table_name = 'themes'
     and kept.column_name = own.column_name
   where own.table_schema = 'public' and own.table_name = 'divisions' and own.column_name like 'theme\\_%';
  execute format(
    'insert into themes (id, division_id, name, %s) select gen_random_uuid(), id, name, %s from divisions',
    targets, sources);
  insert into themes_texts ("order", parent_id, path, text)
    select said."order", themes.id, said.path, said.text
      from divisions_texts said join themes on themes.division_id = said.parent_id
     where said.path = 'theme.claims';
end $$`

/** What of a theme lies in a table beside it, for the version that `carryOver` has made. */
export const carryOverClaims = `
insert into _themes_v_texts ("order", parent_id, path, text)
  select said."order", kept.id, 'version.' || said.path, said.text
    from themes_texts said join _themes_v kept on kept.parent_id = said.parent_id`
