import { readDay } from '../frame/read-day.ts'

export type FilterChoice = { value: string; label: string }

/** What a list may be narrowed by: one of some choices, or a day of the calendar. */
export type Filter = { name: string; label: string } & (
  | { kind: 'choice'; choices: readonly FilterChoice[] }
  | { kind: 'day' }
)

/** A filter by one of the values that have a label. */
export const choiceFilter = (
  name: string,
  label: string,
  labels: Readonly<Record<string, string>>,
): Filter => ({
  name,
  label,
  kind: 'choice',
  choices: Object.entries(labels).map(([value, label]) => ({ value, label })),
})

export type FilterValues = Readonly<Record<string, string>>
export type ActiveFilter = { name: string; label: string; text: string }

/** The name in the address of what is typed into the search. */
export const searchName = 'suche'
const longestSearch = 200

/** What the address says, as far as the view knows it: a value that cannot be chosen is none. */
export function readFilters(params: URLSearchParams, filters: readonly Filter[]): FilterValues {
  const search = params.get(searchName)?.slice(0, longestSearch) ?? ''
  const chosen = filters.flatMap((filter) => {
    const value = params.get(filter.name)

    return value !== null && textOf(filter, value) !== null ? [[filter.name, value] as const] : []
  })

  return Object.fromEntries([...(search.trim() ? [[searchName, search] as const] : []), ...chosen])
}

/** What narrows the list just now, in words, in the order of the filters. */
export function activeFilters(values: FilterValues, filters: readonly Filter[]): ActiveFilter[] {
  const search = values[searchName]
  const chosen = filters.flatMap((filter) => {
    const text = textOf(filter, values[filter.name] ?? '')

    return text === null ? [] : [{ name: filter.name, label: filter.label, text }]
  })

  return [...(search ? [{ name: searchName, label: 'Suche', text: `„${search}“` }] : []), ...chosen]
}

function textOf(filter: Filter, value: string): string | null {
  if (filter.kind === 'choice') return filter.choices.find((each) => each.value === value)?.label ?? null

  return readDay(value) ? `${value.slice(8, 10)}.${value.slice(5, 7)}.${value.slice(0, 4)}` : null
}

/** The query with some values changed: what is empty leaves it, and what others keep there stays. */
export function changedQuery(query: string, changes: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  const text = params.toString()

  return text ? `?${text}` : ''
}
