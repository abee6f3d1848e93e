import type { PaletteAction, PaletteGroup, PaletteHit } from '#domain/operations/palette/palette.contract.ts'
import { matchOf } from '#domain/operations/palette/palette-match.ts'
import type { TermPart } from '#domain/operations/palette/palette-term.ts'

import type { DeskArea } from '../navigation/desk-areas.ts'

/** One line to choose: it leads somewhere, or is done at once. */
export type PaletteEntry = {
  key: string
  title: string
  hint: string
  /** Instead of both, where the data of customers are out of sight. */
  plain?: string
  does: { href: string } | { run: () => void }
}
export type PaletteSection = { label: string; entries: PaletteEntry[]; isOfServer: boolean }

/** What everybody may do. */
export type OwnAction = { label: string; words: readonly string[]; does: PaletteEntry['does'] }

type Given = {
  parts: readonly TermPart[]
  areas: readonly DeskArea[]
  recent: readonly PaletteHit[]
  actions: readonly PaletteAction[]
  ownActions: readonly OwnAction[]
  groups: readonly PaletteGroup[]
  /** Whether the groups are the answer to the very letters of `parts`. */
  isAnswered: boolean
  home: string
}

const most = { recent: 3, views: 5, actions: 5 }

/**
 * What can be chosen. What the browser knows stands above what the server finds, so that nothing moves when its answer
 * comes; and of an answer to fewer letters only that is left which has the others as well.
 */
export function paletteSections(given: Given): PaletteSection[] {
  const { parts, recent, groups, isAnswered, home } = given
  const isBegun = parts.length > 0
  const last = recent
    .filter((hit) => !isBegun || fits(hit, parts))
    .slice(0, isBegun ? most.recent : undefined)
  const isLast = (hit: PaletteHit) => last.some(({ slug, id }) => slug === hit.slug && id === hit.id)
  const found = groups.map(({ label, hits }) => ({
    label,
    entries: hits
      .filter((hit) => !isLast(hit) && (isAnswered || fits(hit, parts)))
      .map((hit) => entryOf(hit, home)),
    isOfServer: true,
  }))

  return [
    {
      label: 'Zuletzt geöffnet',
      entries: last.map((hit) => entryOf(hit, home, hit.kind)),
      isOfServer: false,
    },
    { label: 'Ansichten', entries: viewsOf(given), isOfServer: false },
    { label: 'Aktionen', entries: actionsOf(given), isOfServer: false },
    ...(isBegun ? found : []),
  ].filter(({ entries }) => entries.length > 0)
}

function viewsOf({ parts, areas }: Given): PaletteEntry[] {
  const ofAreas = areas.map(({ label, href }) => viewOf(label, href, ''))
  if (parts.length === 0) return ofAreas
  const ofEntries = areas.flatMap((area) =>
    area.entries
      .flatMap((entry) => [entry, ...(entry.raw ?? [])])
      .map(({ label, href }) => viewOf(label, href, area.label === label ? '' : area.label)),
  )
  const all = [...ofEntries, ...ofAreas]
  const once = all.filter(({ title }, place) => all.findIndex((each) => each.title === title) === place)

  return bestOf(once, parts, ({ title }) => [title]).slice(0, most.views)
}

const viewOf = (title: string, href: string, hint: string): PaletteEntry => ({
  key: `view ${title} ${href}`,
  title,
  hint,
  does: { href },
})

function actionsOf({ parts, actions, ownActions, home }: Given): PaletteEntry[] {
  const leading = actions.map(({ label, words, path }) => ({
    label,
    words,
    does: { href: `${home}${path}` },
  }))
  const all =
    parts.length === 0
      ? ownActions
      : bestOf([...leading, ...ownActions], parts, ({ label, words }) => [label, ...words])

  return all
    .slice(0, parts.length === 0 ? undefined : most.actions)
    .map(({ label, does }) => ({ key: `action ${label}`, title: label, hint: '', does }))
}

function bestOf<Item>(
  items: readonly Item[],
  parts: readonly TermPart[],
  textsOf: (item: Item) => readonly string[],
): Item[] {
  const matched = items.map((item) => ({ item, match: matchOf(parts, { texts: textsOf(item) }) }))
  const those = (wanted: 'whole' | 'beginning') =>
    matched.filter(({ match }) => match === wanted).map(({ item }) => item)

  return [...those('whole'), ...those('beginning')]
}

const fits = ({ title, hint }: PaletteHit, parts: readonly TermPart[]): boolean =>
  matchOf(parts, { texts: [title, hint], phones: hint.split(' · ') }) !== null

const entryOf = ({ slug, id, title, hint, plain }: PaletteHit, home: string, kind = ''): PaletteEntry => ({
  key: `${slug} ${id}`,
  title,
  hint: [kind, hint].filter(Boolean).join(' · '),
  ...(plain !== undefined && { plain }),
  does: { href: `${home}/collections/${slug}/${id}` },
})
