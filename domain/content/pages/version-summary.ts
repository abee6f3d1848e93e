import { compareSections, type SectionChange } from '../section-changes.ts'
import { itemChanges } from './menu-changes.ts'
import { sectionLabelOf } from '../section-types.ts'

type Values = Readonly<Record<string, unknown>>

/** What of a page, a piece, a menu or a theme is told by its name where it changed. */
const labels = {
  name: 'Name',
  path: 'Pfad',
  identifier: 'Kennung',
  type: 'Seitentyp',
  division: 'Organisation',
  position: 'Reihenfolge',
  publishedAt: 'Datum',
  'seo.title': 'Titel für Suchmaschinen',
  'seo.description': 'Beschreibung für Suchmaschinen',
  'seo.image': 'Vorschaubild',
  'seo.isIndexed': 'In Suchmaschinen zeigen',
  'content.label': 'Teasertitel',
  'content.description': 'Teaserbeschreibung',
  'content.image': 'Bild',
  'content.teaserImage': 'Teaserbild',
  'content.teaserText': 'Teasertext',
  'content.video': 'Teaservideo',
  'content.videos.video': 'Hintergrundvideo',
  'content.videos.video2': 'Helles Hintergrundvideo',
  'content.text': 'Inhalt',
  'theme.face': 'Gesicht',
  'theme.colorSetting': 'Farbschema',
  'theme.color1': 'Farbe 1',
  'theme.color2': 'Farbe 2',
  'theme.accent': 'Akzentfarbe',
  'theme.fontPair': 'Schriftpaar',
  'theme.font': 'Schriftart',
  'theme.fontUrl': 'Adresse der Schriftart',
  'theme.borderRadius': 'Eckenrundung',
  'theme.claims': 'Zusagen',
  'theme.favicon': 'Symbol',
  'theme.previewImage': 'Vorschaubild',
} as const

/** What a field of a page is called, by its path; a path of another one is its own name. */
export const fieldLabelOf = (path: string): string =>
  new Map<string, string>(Object.entries(labels)).get(path) ?? path

/**
 * What an editor did from one state of a page to the next, in a few German words each, what came and went first; the
 * first state was made.
 */
export function summariseVersion(before: Values | null, after: Values): string[] {
  if (before === null) return ['Angelegt']
  const fields = Object.entries(labels).flatMap(([path, label]) =>
    plain(valueAt(before, path)) === plain(valueAt(after, path)) ? [] : [label],
  )

  return [
    ...sectionWords(before, after),
    ...itemChanges(rowsIn(before.items), rowsIn(after.items)),
    ...(fields.length > 0 ? [`${inGerman.format(fields)} geändert`] : []),
  ]
}

const inGerman = new Intl.ListFormat('de', { type: 'conjunction' })

const words = [
  ['added', 'hinzugefügt'],
  ['changed', 'geändert'],
  ['moved', 'verschoben'],
  ['removed', 'entfernt'],
] as const satisfies [SectionChange['kind'], string][]

/** One is called by what it is, several are counted. */
function sectionWords(before: Values, after: Values): string[] {
  const changes = compareSections(sectionsOf(before), sectionsOf(after))

  return words.flatMap(([kind, word]) => {
    const [first, ...others] = changes.filter((change) => change.kind === kind)
    if (!first) return []
    const { blockType } = first.after ?? first.before ?? {}

    return others.length === 0
      ? [`„${sectionLabelOf(String(blockType ?? ''))}“ ${word}`]
      : [`${others.length + 1} Abschnitte ${word}`]
  })
}

function sectionsOf(page: Values): Values[] {
  return rowsIn(valueAt(page, 'content.body') ?? valueAt(page, 'content.sections'))
}

const rowsIn = (rows: unknown): Values[] => (Array.isArray(rows) ? rows.filter(isValues) : [])

function valueAt(page: Values, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((values, name) => (isValues(values) ? values[name] : undefined), page)
}

/** An empty value is written in several ways, and a record as its id or as itself. */
function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value) && value.length === 0) return ''

  return JSON.stringify(value)
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
