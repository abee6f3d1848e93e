/**
 * What of a record is looked for by typing, as a vector with an entry for each word: the letter of its field, which
 * lets somebody search those fields only that they may read, and the word, folded as `fold-word.ts` does. Telephone
 * numbers are there from their beginning, at home and from abroad, and backwards, from their end. By words of its own
 * and by nothing that an extension or the locale of a database would add. A call costs more than a look into the index,
 * so the planner never calls it row by row. Indexes are made of it: it never changes, what has to differ gets a new name.
 */
export const paletteLexemesUp = `
  CREATE FUNCTION palette_lexemes(words text[], phones text[]) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $palette$
  DECLARE
    lexemes text[] := '{}';
    parting CONSTANT text := '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u2000-\\u206f\\u3000\\ufeff]+';
    letter text;
    form text;
    forms text[];
    digits text;
  BEGIN
    FOR place IN 1 .. coalesce(cardinality(words), 0) LOOP
      CONTINUE WHEN words[place] IS NULL;
      letter := chr(96 + place);
      form := translate(words[place], 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');
      forms := ARRAY[form];
      IF octet_length(form) > char_length(form) THEN
        form := normalize(form, NFC);
        forms := ARRAY[
          form,
          replace(replace(replace(replace(replace(
            translate(form, 'ÄÖÜÅØ', 'äöüåø'), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe')
        ];
        FOR each IN 1 .. 2 LOOP
          form := translate(forms[each], 'ÆÞĲŒẞ', 'æþĳœß');
          form := replace(replace(replace(replace(replace(
            form, 'æ', 'ae'), 'þ', 'th'), 'ĳ', 'ij'), 'œ', 'oe'), 'ß', 'ss');
          form := translate(form,
            'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïðñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžſȘșȚț',
            'abcdefghijklmnopqrstuvwxyzaaaaaaceeeeiiiidnoooooouuuuyaaaaaaceeeeiiiidnoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzssstt');
          form := translate(form, 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ', 'αβγδεζηθικλμνξοπρστυφχψω');
          form := translate(form, 'ЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ', 'ѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюя');
          forms[each] := regexp_replace(form, '[\\u0300-\\u036f]', '', 'g');
        END LOOP;
      END IF;
      FOREACH form IN ARRAY forms LOOP
        form := regexp_replace(' ' || form, parting, ' ' || letter, 'g');
        IF char_length(form) > 41 THEN
          form := regexp_replace(form, '([^ ]{41})[^ ]+', '\\1', 'g');
        END IF;
        lexemes := lexemes || string_to_array(substr(form, 2), ' ');
      END LOOP;
    END LOOP;
    FOR place IN 1 .. coalesce(cardinality(phones), 0) LOOP
      digits := left(ltrim(regexp_replace(phones[place], '[^0-9]', '', 'g'), '0'), 40);
      CONTINUE WHEN digits IS NULL OR digits = '';
      letter := chr(96 + coalesce(cardinality(words), 0) + place);
      lexemes := lexemes || (letter || '+' || digits) || (letter || '-' || reverse(digits));
      IF phones[place] ~ '^\\s*(\\+|00)' THEN
        digits := regexp_replace(digits, '^(43|49|41|423|39|386|385|420|421|36)', '');
        lexemes := lexemes || (letter || '+' || digits);
      END IF;
    END LOOP;
    RETURN array_to_tsvector(lexemes);
  END
  $palette$;
`

export const paletteLexemesDown = 'DROP FUNCTION palette_lexemes(text[], text[]);'

/** Columns of a table that are searched by their words, and those with telephone numbers. */
export type IndexedColumns = { table: string; words: readonly string[]; phones?: readonly string[] }

/** The vector of a record, in the very words of its index, by which PostgreSQL knows the index. */
export function lexemesOf({ table, words, phones = [] }: IndexedColumns): string {
  const listed = (columns: readonly string[]) =>
    columns.map((column) => `"${table}"."${column}"::text`).join(', ')

  return `palette_lexemes(ARRAY[${listed(words)}]::text[], ARRAY[${listed(phones)}]::text[])`
}

/** For migrations: the index that a kind of records needs. */
export const paletteIndexUp = (columns: IndexedColumns): string =>
  `CREATE INDEX "${indexOf(columns)}" ON "${columns.table}" USING gin (${lexemesOf(columns)});`

export const paletteIndexDown = (columns: Pick<IndexedColumns, 'table'>): string =>
  `DROP INDEX "${indexOf(columns)}";`

export const indexOf = ({ table }: Pick<IndexedColumns, 'table'>): string => `${table}_palette_idx`
