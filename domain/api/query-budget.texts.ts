import type { QueryBudget } from './query-budget.ts'

/** What a request may be too large in: the budget of its query, and the parameters of its address. */
export type QueryMeasure = keyof QueryBudget | 'parameters'

const texts: Readonly<Record<QueryMeasure, (most: number) => string>> = {
  conditions: (most) => `Die Abfrage hat zu viele Bedingungen. Erlaubt sind höchstens ${most}.`,
  words: (most) => `Die Abfrage sucht nach zu vielen Wörtern. Erlaubt sind höchstens ${most}.`,
  nesting: (most) =>
    `Die Bedingungen der Abfrage sind zu tief verschachtelt. Erlaubt sind höchstens ${most} Ebenen.`,
  hops: (most) => `Die Abfrage folgt zu vielen Verknüpfungen. Erlaubt sind höchstens ${most} hintereinander.`,
  lists: (most) => `Die Abfrage durchsucht zu viele Listen. Erlaubt sind höchstens ${most} auf einmal.`,
  values: (most) => `Eine Bedingung der Abfrage nennt zu viele Werte. Erlaubt sind höchstens ${most}.`,
  characters: (most) =>
    `Ein Wert oder Feldname der Abfrage ist zu lang. Erlaubt sind höchstens ${most} Zeichen.`,
  sortFields: (most) => `Die Abfrage sortiert nach zu vielen Feldern. Erlaubt sind höchstens ${most}.`,
  depth: (most) =>
    `Die Abfrage verlangt zu viele Ebenen verknüpfter Einträge. Erlaubt sind höchstens ${most}.`,
  fields: (most) => `Die Abfrage nennt zu viele Felder. Erlaubt sind höchstens ${most}.`,
  parameters: (most) => `Die Abfrage hat zu viele Angaben. Erlaubt sind höchstens ${most}.`,
}

/** The German sentence for what a query asks too much of. */
export function queryExcessText(what: unknown, most: unknown): string {
  const isKnown = typeof what === 'string' && Object.hasOwn(texts, what)

  return isKnown && typeof most === 'number'
    ? texts[what as QueryMeasure](most) // one of the keys, as was just seen
    : 'Die Abfrage ist zu umfangreich.'
}
