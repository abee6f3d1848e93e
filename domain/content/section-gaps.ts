import { type AroundSections, isVisible, type Section } from './page-layout.ts'
import { sectionLabelOf, type SectionType } from './section-types.ts'

/** What a section is still without where nothing of it is seen; the others show themselves. */
const needs: Partial<Record<SectionType, string>> = {
  hero: 'Bild, Video und Text',
  content: 'Text und Bilder',
  twoColumns: 'Text und Bilder',
  columnsImageText: 'Bild und Text',
  columnsImageTextType2: 'Einträge',
  columnsImageTextType3: 'Spalten',
  columnsImageTextNews: 'Bild und Text',
  columnsVideoText: 'Video und Text',
  sectionLink: 'Text und Ziel',
  parallax: 'Bild und Text',
  gallery: 'Bilder und Videos',
  beforeAfter: 'Bilder und Text',
  buttons: 'Schaltflächen',
  animation: 'Video und Text',
  image: 'Bild',
  video: 'Video',
  slider: 'Bilder',
  faq: 'Fragen',
  steps: 'Schritte',
  figures: 'Zahlen',
  quotes: 'Zitate',
  prices: 'Preise',
  table: 'Zeilen',
  team: 'Personen',
  logos: 'Logos',
  openingHours: 'öffentlichen Standort mit Öffnungszeiten',
  dishes: 'Gericht, das der Standort gerade anbietet',
  reviews: 'Bewertung einer Bestellung',
  map: 'öffentlichen Standort mit Adresse',
  embed: 'Adresse eines Anbieters, der gezeigt werden kann',
  customForm: 'Felder mit Beschriftung',
  piece: 'Auswahl',
}

/**
 * Why visitors do not see a section, in German, such as „Bild und Text: noch ohne Bild und Text“; null where they
 * do, and for what nobody knows any more.
 */
export function sectionGap(section: Section, content: AroundSections): string | null {
  if (isVisible(section, content)) return null
  const label = sectionLabelOf(section.blockType)
  if (section.blockType === 'parallaxVideo') return `${label}: die Seite hat kein Hintergrundvideo`
  const needed = Object.hasOwn(needs, section.blockType) ? needs[section.blockType as SectionType] : undefined

  return needed === undefined ? null : `${label}: noch ohne ${needed}`
}
