/** The fields of the filter form and where the page begins, as they stand in the address. */
const names = ['type', 'action', 'category', 'from', 'to', 'before']

type SearchParams = Record<string, string | string[] | undefined> | undefined

/** What is filled in. */
export function readFilters(searchParams: SearchParams): Record<string, string> {
  const given = names.map((name) => [name, textOf(searchParams?.[name])] as const)

  return Object.fromEntries(given.filter(([, text]) => text !== ''))
}

/** The address of another page of the same list; without an entry to go on after, of its beginning. */
export function withBefore(filters: Record<string, string>, before: string | null): string {
  const address = new URLSearchParams(filters)
  address.delete('before')
  if (before) address.set('before', before)

  return `?${address}`
}

function textOf(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? ''
}
