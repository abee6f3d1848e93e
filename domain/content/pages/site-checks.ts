import { pagePartsOf } from '../page-parts.ts'
import type { PublishCheck } from '../publish-checks.ts'

/** What a list over the whole website tells of pages, beside what is told before one is published. */
export type SiteCheck = PublishCheck | 'search' | 'linked-nowhere' | 'external-link'
export type SiteWarning = { code: SiteCheck; at: string; message: string }

/** What is looked through together, in the order in which it matters to visitors. */
export const siteCheckGroups = {
  links: 'Links ins Leere',
  pictures: 'Bildbeschreibungen',
  headings: 'Überschriften',
  sections: 'Leere Abschnitte',
  search: 'Titel und Beschreibung',
  reach: 'Nirgends verlinkt',
  files: 'Schwere Dateien',
  elsewhere: 'Links nach außen',
} as const
export type SiteCheckGroup = keyof typeof siteCheckGroups

const groups: Record<SiteCheck, SiteCheckGroup> = {
  'dead-link': 'links',
  'leads-nowhere': 'links',
  'alt-text': 'pictures',
  'heading-order': 'headings',
  'hidden-section': 'sections',
  'no-picture': 'pictures',
  'heavy-file': 'files',
  'second-home': 'reach',
  search: 'search',
  'linked-nowhere': 'reach',
  'external-link': 'elsewhere',
}

export const groupOfCheck = (code: SiteCheck): SiteCheckGroup => groups[code]

/** Whether somebody who has typed this means the page or what is said of it; nothing typed means all. */
export function isMeant({ name, message }: { name: string; message: string }, typed: string): boolean {
  const words = typed.toLocaleLowerCase('de').split(/\s+/)
  const said = `${name} ${message}`.toLocaleLowerCase('de')

  return words.every((word) => said.includes(word))
}

/** What search engines show of a title and a description before they end in dots. */
export const seenCharacters = { title: 60, description: 155 } as const

type Searched = {
  /** A draft may have none yet. */
  name: string | null
  seo?: { title?: string | null; description?: string | null; isIndexed?: boolean | null } | null
}

/** What is missing or too long for search engines; of a page that is kept from them nothing is. */
export function checkSearch({ name, seo }: Searched): SiteWarning[] {
  if (seo?.isIndexed === false) return []
  const title = seo?.title?.trim() ?? ''
  const description = seo?.description?.trim() ?? ''
  const tell = (at: string, message: string): SiteWarning => ({ code: 'search', at, message })

  return [
    ...(title === '' ? [tell('seo.title', 'Der Titel fehlt. Gezeigt wird der Name der Seite.')] : []),
    ...tooLong('Der Titel', title || (name ?? ''), seenCharacters.title).map((text) =>
      tell('seo.title', text),
    ),
    ...(description === ''
      ? [
          tell(
            'seo.description',
            'Die Beschreibung fehlt. Gezeigt wird, was sonst über Seite oder Organisation gesagt ist.',
          ),
        ]
      : []),
    ...tooLong('Die Beschreibung', description, seenCharacters.description).map((text) =>
      tell('seo.description', text),
    ),
  ]
}

function tooLong(what: string, text: string, most: number): string[] {
  return text.length > most ? [`${what} hat ${text.length} Zeichen; sichtbar sind etwa ${most}.`] : []
}

/** Where a page leads away from the website, each address of a place once; nobody asks whether it is still there. */
export function externalLinksOf(content: unknown): SiteWarning[] {
  const found = pagePartsOf(content).flatMap((part): [string, SiteWarning][] => {
    if (part.kind !== 'link' || !/^https?:\/\//i.test(part.href)) return []
    const { at, href } = part
    return [[`${at} ${href}`, { code: 'external-link', at, message: href }]]
  })

  return [...new Map(found).values()]
}
