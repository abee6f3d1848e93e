import type { ShownTable } from '#domain/ordering/table-tabs.contract.ts'

/** „Tisch 7“, „Tisch 7 · Fenster“. */
export const tableName = ({ identifier, name }: Pick<ShownTable, 'identifier' | 'name'>): string =>
  name && name !== identifier ? `Tisch ${identifier} · ${name}` : `Tisch ${identifier}`

export const roundsText = (rounds: number): string => (rounds === 1 ? '1 Runde' : `${rounds} Runden`)

/** „seit 40 Min.“, „seit 2 Std. 5 Min.“. */
export function sinceText(since: string, now: Temporal.Instant): string {
  const minutes = Math.max(0, Math.floor(now.since(since).total('minutes')))
  if (minutes < 1) return 'gerade eben'
  if (minutes < 60) return `seit ${minutes} Min.`

  return `seit ${Math.floor(minutes / 60)} Std. ${minutes % 60} Min.`
}
