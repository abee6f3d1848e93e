import type { Querying } from '#kernel/database/in-turn.ts'

/** In which currency the house reckons, as `CHF`. */
export async function houseCurrency(database: Querying): Promise<string> {
  const { rows } = await database.query<{ currency: string }>({
    name: 'house-currency',
    text: `select coalesce((select currency::text from config limit 1), 'EUR') as currency`,
  })
  return rows[0]?.currency ?? 'EUR'
}
