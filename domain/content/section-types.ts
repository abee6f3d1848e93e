/** What a page can be made of, by the German name that editors choose from. Spec: website 2, sections. */
export const sectionLabels = {
  hero: 'Bühne',
  content: 'Inhalt',
  twoColumns: 'Zwei Spalten',
  columnsImageText: 'Bild und Text',
  columnsImageTextType2: 'Symbol und Text mit „mehr lesen“',
  columnsImageTextType3: 'Bilder mit Text in mehreren Spalten',
  columnsImageTextNews: 'Bild und Text für Neuigkeiten',
  columnsVideoText: 'Video und Text',
  services: 'Leistungen',
  techniques: 'Techniken',
  sectionLink: 'Verweis',
  form: 'Kontaktformular',
  parallax: 'Bild mit Tiefe',
  parallaxVideo: 'Video beim Blättern',
  sectionNewsTeasers: 'Neuigkeiten',
  newsArchive: 'Archiv der Neuigkeiten',
  gallery: 'Galerie',
  beforeAfter: 'Vorher und nachher',
  buttons: 'Schaltflächen',
  animation: 'Animation mit Regler',
  image: 'Bild',
  video: 'Video',
  slider: 'Bildwechsler',
} as const
export type SectionType = keyof typeof sectionLabels

export const sectionTypes = Object.keys(sectionLabels) as SectionType[]

/** The German name of a section, or the given word where nobody knows such a section. */
export function sectionLabelOf(section: string): string {
  return Object.hasOwn(sectionLabels, section) ? sectionLabels[section as SectionType] : section
}
