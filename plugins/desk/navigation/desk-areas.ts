import { type AdminGroup, adminGroups } from '#collections/shared/admin-groups.ts'

export type DeskEntry = {
  label: string
  href: string
  /** The raw lists that a view stands for: not shown beside it, but found by typing, and the view is marked there. */
  raw?: DeskEntry[]
}

export type DeskArea = {
  key: AdminGroup | 'today'
  label: string
  /** Where a press on the area leads: to the first of its entries. */
  href: string
  entries: DeskEntry[]
  /** What waits there for somebody, if anything does. */
  waiting?: { count: number; label: string }
}

type Given = {
  /** Collections and settings that the person may see, each with the area it is in. */
  records: readonly (DeskEntry & { group: string; slug?: string })[]
  /** Views of capabilities that the person may see. */
  links: readonly (DeskEntry & {
    area: AdminGroup
    leads?: boolean
    standsFor?: string | readonly string[]
  })[]
  counts: readonly { area: AdminGroup; label: string; count: number }[]
  home: string
}

/** The navigation by work: areas in which a person may see nothing are left out. */
export function deskAreas({ records, links, counts, home }: Given): DeskArea[] {
  const rawOf = (slugs: string | readonly string[] = []) =>
    [slugs].flat().flatMap((slug) => records.filter((record) => record.slug === slug))
  const hidden = new Set(links.flatMap(({ standsFor }) => rawOf(standsFor)))
  const areas = (Object.keys(adminGroups) as AdminGroup[]).flatMap((key): DeskArea[] => {
    const label = adminGroups[key]
    const views = links.filter(({ area }) => area === key)
    const entries = [
      ...views.filter(({ leads }) => leads),
      ...records.filter((record) => record.group === label && !hidden.has(record)),
      ...views.filter(({ leads }) => !leads),
    ].map((entry) => {
      const raw = 'standsFor' in entry ? rawOf(entry.standsFor) : []

      return { ...linkTo(entry), ...(raw.length > 0 && { raw: raw.map(linkTo) }) }
    })
    const [first] = entries
    const waiting = sumOf(counts.filter(({ area, count }) => area === key && count > 0))

    return first ? [{ key, label, href: first.href, entries, ...(waiting && { waiting }) }] : []
  })

  return [{ key: 'today', label: 'Heute', href: home, entries: [] }, ...areas]
}

const linkTo = ({ label, href }: DeskEntry): DeskEntry => ({ label, href })

/** One figure for an area, however many kinds of things wait there; what they are is said in words. */
function sumOf(counts: readonly { label: string; count: number }[]): DeskArea['waiting'] {
  const [only, ...others] = counts
  if (!only || others.length === 0) return only && { count: only.count, label: only.label }
  const label = counts.map(({ count, label }) => `${count} ${label}`).join(', ')

  return { count: counts.reduce((sum, { count }) => sum + count, 0), label: `(${label})` }
}

/** Which entry is looked at: the longest address that the current one is below; null at home and elsewhere. */
export function entryAt(areas: readonly DeskArea[], pathname: string): DeskEntry | null {
  const fitting = areas
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => [entry, ...(entry.raw ?? [])].map(({ href }) => ({ entry, href })))
    .flatMap(({ entry, href }) => (isBelow(href, pathname) ? [{ entry, depth: href.length }] : []))

  return fitting.toSorted((one, other) => other.depth - one.depth)[0]?.entry ?? null
}

const isBelow = (href: string, pathname: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`)

/** The area that is worked in; null where it is none of them, such as in the own account. */
export function areaAt(areas: readonly DeskArea[], pathname: string): DeskArea | null {
  const entry = entryAt(areas, pathname)

  return areas.find(({ href, entries }) => (entry ? entries.includes(entry) : href === pathname)) ?? null
}

const mostAtHand = 4

/** What a telephone shows all the time, beside the way to the rest. */
export const areasAtHand = (areas: readonly DeskArea[]) => areas.slice(0, mostAtHand)
