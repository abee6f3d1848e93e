/** What a table is called that is joined for one condition: a random id. */
const alias = '[0-9a-f]{8}(?:_[0-9a-f]{4}){3}_[0-9a-f]{12}'
/** The one record that a relation points to: its primary key, so joining it twice reads the same row twice. */
const oneRecord = new RegExp(
  String.raw` left join "(\w+)" "(${alias})" on "\2"\."id" = "(\w+)"\."(\w+)"(?= |$)`,
  'g',
)
const anyAlias = new RegExp(alias, 'g')

/**
 * Repairs `@payloadcms/drizzle`, `dist/queries/getTableColumnFromPath.js`: each condition over a relation joins its
 * table once more, and planning grows with joins: 200 conditions took 2.7 GB. The same statement with one join per
 * relation; those to many are left as they are, because there it matters whether two conditions mean the same record.
 */
export function shareJoins(text: string): string {
  // What follows may hold words of whoever asks; before it there are only names of the schema.
  const end = text.indexOf(' where ')
  const joins = end < 0 ? text : text.slice(0, end)
  if (!joins.includes(' left join ')) return text

  const known = new Map<string, string>()
  const same = new Map<string, string>()
  const shared = joins.replace(
    oneRecord,
    (join, table: string, name: string, from: string, column: string) => {
      const key = `${table} ${same.get(from) ?? from} ${column}`
      const first = known.get(key)
      if (first) same.set(name, first)
      else known.set(key, name)
      return first ? '' : join
    },
  )
  if (same.size === 0) return text

  const rest = end < 0 ? '' : text.slice(end)
  return `${shared}${rest}`.replace(anyAlias, (name) => same.get(name) ?? name)
}
