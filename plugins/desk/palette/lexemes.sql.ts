/**
 * What of a record is looked for by typing, as a vector with an entry for each word: the letter of its field, which
 * lets somebody search those fields only that they may read, and the word, folded as `fold-word.ts` does. Telephone
 * numbers are there from their beginning, at home and from abroad, and backwards, from their end. By words of its own
 * and by nothing that an extension or the locale of a database would add. A call costs more than a look into the index,
 * so the planner never calls it row by row, and never asks processes beside for it. Indexes are made of it: it never
 * changes, what has to differ gets a new name. Each write calls it, so all fields are folded as one text, parted by a
 * control character, and what is plain or German takes the short ways.
 */
export const paletteLexemesUp = `
  CREATE OR REPLACE FUNCTION palette_words(words text[], phones text[]) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL RESTRICTED COST 10000 AS $palette$
  DECLARE
    lexemes text := '';
    fields text := '';
    signs CONSTANT text := '[\\u0002-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u2000-\\u206f\\u3000\\ufeff]+';
    letter text;
    form text;
    field text;
    rest text;
    forms text[];
    place int;
    digits text;
  BEGIN
    FOREACH form IN ARRAY words LOOP
      fields := fields || E'\\u0001' || coalesce(replace(form, E'\\u0001', ' '), '');
    END LOOP;
    form := lower(fields COLLATE "C");
    IF octet_length(form) = char_length(form) THEN
      forms := ARRAY[form];
    ELSE
      rest := translate(form, 'äöüßÄÖÜ', '');
      IF octet_length(rest) = char_length(rest) THEN
        forms := ARRAY[
          replace(translate(form, 'äöüÄÖÜ', 'aouaou'), 'ß', 'ss'),
          replace(replace(replace(replace(
            translate(form, 'ÄÖÜ', 'äöü'), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')
        ];
      ELSE
        forms := ARRAY['', ''];
        FOREACH field IN ARRAY string_to_array(substr(form, 2), E'\\u0001') LOOP
          IF octet_length(field) = char_length(field) THEN
            forms := ARRAY[forms[1] || E'\\u0001' || field, forms[2] || E'\\u0001' || field];
            CONTINUE;
          END IF;
          field := normalize(field, NFC);
          FOR each IN 1 .. 2 LOOP
            form := field;
            IF each = 2 THEN
              form := replace(replace(replace(replace(replace(
                translate(form, 'ÄÖÜÅØ', 'äöüåø'), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe');
            END IF;
            form := translate(form, 'ÆÞĲŒẞ', 'æþĳœß');
            form := replace(replace(replace(replace(replace(
              form, 'æ', 'ae'), 'þ', 'th'), 'ĳ', 'ij'), 'œ', 'oe'), 'ß', 'ss');
            form := translate(form,
              'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïðñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžſȘșȚț',
              'abcdefghijklmnopqrstuvwxyzaaaaaaceeeeiiiidnoooooouuuuyaaaaaaceeeeiiiidnoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzssstt');
            form := translate(form, 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ', 'αβγδεζηθικλμνξοπρστυφχψω');
            form := translate(form, 'ЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ', 'ѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюя');
            form := regexp_replace(form, '[\\u0300-\\u036f]', '', 'g');
            forms[each] := forms[each] || E'\\u0001' || form;
          END LOOP;
        END LOOP;
      END IF;
    END IF;
    FOREACH form IN ARRAY forms LOOP
      place := 0;
      FOREACH field IN ARRAY string_to_array(substr(regexp_replace(form, signs, ' ', 'g'), 2), E'\\u0001') LOOP
        place := place + 1;
        field := btrim(field);
        CONTINUE WHEN field = '';
        field := replace(' ' || field, ' ', ' ' || chr(96 + place));
        IF char_length(field) > 42 THEN
          field := regexp_replace(field, '([^ ]{41})[^ ]+', '\\1', 'g');
        END IF;
        lexemes := lexemes || field;
      END LOOP;
    END LOOP;
    FOR number IN 1 .. coalesce(cardinality(phones), 0) LOOP
      digits := left(ltrim(translate(phones[number], translate(phones[number], '0123456789', ''), ''), '0'), 40);
      CONTINUE WHEN digits IS NULL OR digits = '';
      letter := ' ' || chr(96 + coalesce(cardinality(words), 0) + number);
      lexemes := lexemes || letter || '+' || digits || letter || '-' || reverse(digits);
      form := ltrim(phones[number], E' \\t\\n\\r\\f\\u000b\\u00a0');
      IF left(form, 1) = '+' OR left(form, 2) = '00' THEN
        digits := CASE
          WHEN left(digits, 2) IN ('43', '49', '41', '39', '36') THEN substr(digits, 3)
          WHEN left(digits, 3) IN ('423', '386', '385', '420', '421') THEN substr(digits, 4)
          ELSE digits END;
        lexemes := lexemes || letter || '+' || digits;
      END IF;
    END LOOP;
    RETURN array_to_tsvector(string_to_array(substr(lexemes, 2), ' '));
  END
  $palette$;
`

export const paletteLexemesDown = 'DROP FUNCTION palette_words(text[], text[]);'

/** Columns of a table that are searched by their words, and those with telephone numbers. */
export type IndexedColumns = { table: string; words: readonly string[]; phones?: readonly string[] }

/** The vector of a record, in the very words of its index, by which PostgreSQL knows the index. */
export function lexemesOf({ table, words, phones = [] }: IndexedColumns): string {
  const listed = (columns: readonly string[]) =>
    columns.map((column) => `"${table}"."${column}"::text`).join(', ')

  return `palette_words(ARRAY[${listed(words)}]::text[], ARRAY[${listed(phones)}]::text[])`
}

/** In kilobytes. Each search reads what waits to be sorted into the index; by default up to four megabytes would. */
const mostWaiting = 128

/** For migrations: the index that a kind of records needs. */
export const paletteIndexUp = (columns: IndexedColumns): string =>
  `CREATE INDEX "${indexOf(columns)}" ON "${columns.table}" USING gin (${lexemesOf(columns)})
    WITH (gin_pending_list_limit = ${mostWaiting});`

export const paletteIndexDown = (columns: Pick<IndexedColumns, 'table'>): string =>
  `DROP INDEX "${indexOf(columns)}";`

export const indexOf = ({ table }: Pick<IndexedColumns, 'table'>): string => `${table}_palette_idx`
