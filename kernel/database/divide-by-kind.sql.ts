type Divided = {
  table: string
  /** The column that says of which kind a row is. */
  kind: string
  /** Rows of any other kind lie together. */
  kinds: readonly string[]
  key: readonly string[]
  /** In which order rows that are there already are laid down. */
  order: string
}

/**
 * Lays the rows of each kind of a table together. Whoever reads one kind of many days then finds it on few pages, where
 * it would lie on as many as there are days and kinds.
 */
export const divideByKind = ({ table, kind, kinds, key, order }: Divided): string => `
  ${setAside(table)}
  CREATE TABLE "${table}" (LIKE "${table}_before" INCLUDING DEFAULTS, PRIMARY KEY (${named(key)}))
    PARTITION BY LIST ("${kind}");
  ${kinds
    .map(
      (each) =>
        `CREATE TABLE "${table}_${each.replaceAll('-', '_')}" PARTITION OF "${table}" FOR VALUES IN ('${each}');`,
    )
    .join('\n  ')}
  CREATE TABLE "${table}_default" PARTITION OF "${table}" DEFAULT;
  ${takeOver(table, order)}`

/** All rows in one again. */
export const joinKinds = ({ table, key, order }: Divided): string => `
  ${setAside(table)}
  CREATE TABLE "${table}" (LIKE "${table}_before" INCLUDING DEFAULTS, PRIMARY KEY (${named(key)}));
  ${takeOver(table, order)}`

const named = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ')

const setAside = (table: string): string => `
  ALTER TABLE "${table}" RENAME TO "${table}_before";
  ALTER TABLE "${table}_before" RENAME CONSTRAINT "${table}_pkey" TO "${table}_before_pkey";`

const takeOver = (table: string, order: string): string => `
  INSERT INTO "${table}" SELECT * FROM "${table}_before" ORDER BY "${order}";
  DROP TABLE "${table}_before";`
