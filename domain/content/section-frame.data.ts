import type { SectionType } from './section-types.ts'

/** What lies behind a section, made of the two colours of the theme; without one it stands on the page itself. */
export const sectionTones = {
  tinted: 'Getönt',
  'set-off': 'Abgesetzt',
  inverted: 'Umgekehrt',
  accent: 'Akzent',
} as const
export type SectionTone = keyof typeof sectionTones

/** How much room there is between what a section shows and its edge; without one as much as always. */
export const sectionSpaces = { narrow: 'Eng', wide: 'Weit' } as const
export type SectionSpace = keyof typeof sectionSpaces

type Variants = Readonly<Record<string, string>>

const cardVariants: Variants = { framed: 'Karten mit Rahmen', list: 'Als Liste untereinander' }
const overPicture: Variants = { centred: 'Text in der Mitte', right: 'Text rechts' }
const onePicture: Variants = { narrow: 'So breit wie ein Text', full: 'Über die ganze Breite' }

/** How else a section may be drawn; without one it is drawn as its kind always was. */
export const sectionVariants: Readonly<Record<SectionType, Variants>> = {
  hero: { split: 'Bild neben dem Text', centred: 'Text mitten auf dem Bild' },
  content: { centred: 'Mittig', columns: 'Text in zwei Spalten' },
  twoColumns: { framed: 'Als Karten', ruled: 'Mit Trennlinie' },
  columnsImageText: { framed: 'In einem Rahmen', flush: 'Bild bis zum Rand' },
  columnsImageTextType2: { plain: 'Ohne Flächen, mittig', list: 'Als Liste untereinander' },
  columnsImageTextType3: { framed: 'Karten mit Rahmen', list: 'Untereinander, Bild daneben' },
  columnsImageTextNews: { right: 'Bild rechts', stacked: 'Bild über dem Text' },
  columnsVideoText: { right: 'Video rechts', framed: 'In einem Rahmen' },
  services: cardVariants,
  techniques: cardVariants,
  sectionLink: { plain: 'Ohne Fläche', centred: 'Mittig' },
  form: { stacked: 'Formular unter dem Text', plain: 'Formular ohne Fläche' },
  parallax: overPicture,
  parallaxVideo: overPicture,
  sectionNewsTeasers: cardVariants,
  newsArchive: cardVariants,
  gallery: { mosaic: 'Erstes Bild groß', strip: 'Als Streifen zum Wischen' },
  beforeAfter: { right: 'Bilder rechts', stacked: 'Bilder über dem Text' },
  buttons: { centred: 'Mittig', filled: 'Über die ganze Breite' },
  animation: { narrow: 'Schmal', beside: 'Video neben dem Text' },
  image: onePicture,
  video: onePicture,
  faq: { framed: 'In Rahmen', beside: 'Fragen neben dem Text' },
  steps: { list: 'Untereinander mit Linie', framed: 'Auf Flächen' },
  figures: { ruled: 'Mit Linie darüber', centred: 'Mittig' },
  quotes: { large: 'Groß untereinander', ruled: 'Mit Linie darüber' },
  prices: { framed: 'Als Karten', columns: 'In zwei Spalten' },
  table: { striped: 'Gestreift', framed: 'In einem Rahmen' },
  team: { round: 'Runde Bilder, mittig', list: 'Bild neben den Worten' },
  logos: { framed: 'In Rahmen', centred: 'Mittig' },
  openingHours: { compact: 'Kurz, mit Anruf und Weg', framed: 'Als Karten' },
  dishes: { list: 'Als Speisekarte', framed: 'Karten mit Rahmen' },
  reviews: { large: 'Groß untereinander', framed: 'Karten mit Rahmen' },
  map: { beside: 'Karte neben den Adressen', full: 'Karte über die ganze Breite' },
  embed: { narrow: 'So breit wie ein Text', full: 'Über die ganze Breite' },
  customForm: { beside: 'Formular neben dem Text', plain: 'Formular ohne Fläche' },
  slider: { beside: 'Text neben dem Bild', full: 'Über die ganze Breite' },
  // Its sections have frames of their own.
  piece: {},
}

/** The fields that say how and when a section is shown; none of them is a value of its own. */
export const frameFields = [
  'tone',
  'spaceAbove',
  'spaceBelow',
  'variant',
  'anchor',
  'isHidden',
  'visibleFrom',
  'visibleUntil',
] as const
