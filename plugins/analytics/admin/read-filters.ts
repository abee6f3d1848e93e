/** The fields of the filter form, as they stand in the address. */
export const filterNames = ['type', 'action', 'category', 'from', 'to'] as const

type SearchParams = Record<string, string | string[] | undefined> | undefined

/** What is filled in, with days made instants: `to` includes its whole day. Days are those of Vienna. */
export function readFilters(searchParams: SearchParams): Record<string, string> {
  const given = [...filterNames, 'before'].map((name) => [name, textOf(searchParams?.[name])] as const)
  const filled = Object.fromEntries(given.filter(([, text]) => text !== ''))

  return { ...filled, ...instantOf('from', filled.from, 0), ...instantOf('to', filled.to, 1) }
}

/** The filters for a link to another page of the same list. */
export function withBefore(filters: Record<string, string>, before: string | null): string {
  return `?${new URLSearchParams({ ...filters, ...(before ? { before } : {}) })}`
}

/** The day of a filter, for the date field of the form. */
export function dayOf(instant: string | undefined, daysBack: number): string {
  if (!instant || !Number.isFinite(Date.parse(instant))) return ''

  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .subtract({ days: daysBack })
    .toString()
}

const zone = 'Europe/Vienna'

function textOf(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? ''
}

function instantOf(name: 'from' | 'to', text: string | undefined, daysAhead: number): Record<string, string> {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return {}

  try {
    const day = Temporal.PlainDate.from(text, { overflow: 'reject' }).add({ days: daysAhead })
    return { [name]: day.toZonedDateTime(zone).toInstant().toString() }
  } catch {
    return {}
  }
}
