import { isSiteType, isTechnique, siteTypeLabels, siteTypes, type SiteType } from './site-types.ts'

/** What sections are for, in the order in which editors choose from them. */
export const sectionGroups = [
  'Einstieg',
  'Text und Bild',
  'Bilder und Videos',
  'Aus dem System',
  'Handlung',
] as const
export type SectionGroup = (typeof sectionGroups)[number]

type Section = {
  /** The German name that editors choose from. */
  label: string
  group: SectionGroup
  /**
   * The types of pages that may hold it; a `custom_site` may hold every section, a `custom_technique` what a
   * `custom_category` may.
   */
  on: readonly Exclude<SiteType, 'custom_site' | 'custom_technique' | 'default'>[]
  /** What it shows comes from elsewhere, so that it is worth showing without a word of its own. */
  showsItself?: true
}

/** What a page can be made of. Spec: website 2, sections and section types per page type, and 3. */
const sections = {
  hero: { label: 'Bühne', group: 'Einstieg', on: ['custom_home', 'custom_service'] },
  content: {
    label: 'Inhalt',
    group: 'Text und Bild',
    on: ['custom_home', 'custom_category', 'custom_service', 'custom_news'],
  },
  twoColumns: {
    label: 'Zwei Spalten',
    group: 'Text und Bild',
    on: ['custom_home', 'custom_category', 'custom_service', 'custom_news'],
  },
  columnsImageText: {
    label: 'Bild und Text',
    group: 'Text und Bild',
    on: ['custom_home', 'custom_category', 'custom_service'],
  },
  columnsImageTextType2: {
    label: 'Symbol und Text mit „mehr lesen“',
    group: 'Text und Bild',
    on: ['custom_home', 'custom_category', 'custom_service'],
  },
  columnsImageTextType3: {
    label: 'Bilder mit Text in mehreren Spalten',
    group: 'Text und Bild',
    on: ['custom_home', 'custom_category', 'custom_service'],
  },
  columnsImageTextNews: {
    label: 'Bild und Text für Neuigkeiten',
    group: 'Text und Bild',
    on: ['custom_news'],
  },
  columnsVideoText: {
    label: 'Video und Text',
    group: 'Text und Bild',
    on: ['custom_home', 'custom_category', 'custom_service', 'custom_news'],
  },
  services: { label: 'Leistungen', group: 'Aus dem System', on: ['custom_category'], showsItself: true },
  techniques: { label: 'Techniken', group: 'Aus dem System', on: ['custom_category'], showsItself: true },
  sectionLink: { label: 'Verweis', group: 'Handlung', on: ['custom_home'] },
  form: {
    label: 'Kontaktformular',
    group: 'Handlung',
    on: ['custom_home', 'custom_category', 'custom_service'],
    showsItself: true,
  },
  parallax: { label: 'Bild mit Tiefe', group: 'Einstieg', on: ['custom_home'] },
  parallaxVideo: {
    label: 'Video beim Blättern',
    group: 'Einstieg',
    on: ['custom_home', 'custom_category', 'custom_service'],
  },
  sectionNewsTeasers: {
    label: 'Neuigkeiten',
    group: 'Aus dem System',
    on: ['custom_home', 'custom_category'],
    showsItself: true,
  },
  newsArchive: { label: 'Archiv der Neuigkeiten', group: 'Aus dem System', on: [], showsItself: true },
  gallery: { label: 'Galerie', group: 'Bilder und Videos', on: ['custom_category'] },
  beforeAfter: {
    label: 'Vorher und nachher',
    group: 'Bilder und Videos',
    on: ['custom_category', 'custom_service'],
  },
  buttons: {
    label: 'Schaltflächen',
    group: 'Handlung',
    on: ['custom_home', 'custom_category', 'custom_service'],
  },
  animation: { label: 'Animation mit Regler', group: 'Einstieg', on: ['custom_home'] },
  image: { label: 'Bild', group: 'Bilder und Videos', on: ['custom_news'] },
  video: { label: 'Video', group: 'Bilder und Videos', on: ['custom_news'] },
  faq: {
    label: 'Fragen und Antworten',
    group: 'Text und Bild',
    on: ['custom_home', 'custom_category', 'custom_service'],
  },
  steps: {
    label: 'Schritte',
    group: 'Text und Bild',
    on: ['custom_home', 'custom_category', 'custom_service'],
  },
  figures: {
    label: 'Zahlen',
    group: 'Text und Bild',
    on: ['custom_home', 'custom_category', 'custom_service'],
  },
  quotes: {
    label: 'Zitate',
    group: 'Text und Bild',
    on: ['custom_home', 'custom_category', 'custom_service'],
  },
  prices: {
    label: 'Preise',
    group: 'Text und Bild',
    on: ['custom_home', 'custom_category', 'custom_service'],
  },
  table: {
    label: 'Tabelle',
    group: 'Text und Bild',
    on: ['custom_home', 'custom_category', 'custom_service'],
  },
  team: { label: 'Team', group: 'Text und Bild', on: ['custom_home', 'custom_category', 'custom_service'] },
  logos: {
    label: 'Logos',
    group: 'Bilder und Videos',
    on: ['custom_home', 'custom_category', 'custom_service'],
  },
  openingHours: {
    label: 'Öffnungszeiten',
    group: 'Aus dem System',
    on: ['custom_home', 'custom_category', 'custom_service'],
    showsItself: true,
  },
  dishes: {
    label: 'Gerichte',
    group: 'Aus dem System',
    on: ['custom_home', 'custom_category', 'custom_service'],
    showsItself: true,
  },
  reviews: {
    label: 'Bewertungen',
    group: 'Aus dem System',
    on: ['custom_home', 'custom_category', 'custom_service'],
    showsItself: true,
  },
  map: {
    label: 'Karte und Wege',
    group: 'Aus dem System',
    on: ['custom_home', 'custom_category', 'custom_service'],
    showsItself: true,
  },
  embed: {
    label: 'Von anderen, nach Zustimmung',
    group: 'Bilder und Videos',
    on: ['custom_home', 'custom_category', 'custom_service', 'custom_news'],
  },
  customForm: {
    label: 'Eigenes Formular',
    group: 'Handlung',
    on: ['custom_home', 'custom_category', 'custom_service'],
  },
  slider: { label: 'Bildwechsler', group: 'Einstieg', on: [] },
  piece: {
    label: 'Baustein',
    group: 'Aus dem System',
    on: ['custom_home', 'custom_category', 'custom_service', 'custom_news'],
  },
} as const satisfies Record<string, Section>
export type SectionType = keyof typeof sections

export const sectionTypes = Object.keys(sections) as SectionType[]

/** The German name of a section, or the given word where nobody knows such a section. */
export function sectionLabelOf(type: string): string {
  return sectionOf(type)?.label ?? type
}

/** Where editors look for a section. */
export const sectionGroupOf = (type: SectionType): SectionGroup => sections[type].group

/** Whether a section is worth showing without a word of its own. */
export function showsItself(type: string): boolean {
  return sectionOf(type)?.showsItself ?? false
}

/** The sections that a page of this type may hold; none for a type that nobody knows. */
export function sectionsOf(type: unknown): readonly SectionType[] {
  if (!isSiteType(type)) return []
  if (type === 'custom_site') return sectionTypes
  const like = isTechnique(type) ? 'custom_category' : type

  return sectionTypes.filter((section) => sectionOf(section)?.on.some((allowing) => allowing === like))
}

/** The types of pages that may hold a section. */
export function typesHolding(section: SectionType): SiteType[] {
  return siteTypes.filter((type) => sectionsOf(type).includes(section))
}

/** The types of sections in a body that its page does not allow, each once, in their order. */
export function foreignSections(type: unknown, body: readonly { blockType: string }[]): string[] {
  const allowed: readonly string[] = sectionsOf(type)

  return [...new Set(body.map(({ blockType }) => blockType))].filter((section) => !allowed.includes(section))
}

/** Why a page of this type cannot hold its sections, in German, or null. An unknown type is refused elsewhere. */
export function foreignSectionsProblem(type: unknown, body: readonly { blockType: string }[]): string | null {
  const foreign = foreignSections(type, body)
  if (!isSiteType(type) || foreign.length === 0) return null
  const names = foreign.map((section) => `„${sectionLabelOf(section)}“`).join(', ')

  return `Eine Seite vom Typ „${siteTypeLabels[type]}“ kann diese Abschnitte nicht enthalten: ${names}.`
}

function sectionOf(type: string): Section | undefined {
  return Object.hasOwn(sections, type) ? sections[type as SectionType] : undefined
}
