/** What kind of page it is, in the words of the spec: website 2 and 3, editor layouts. */
export const siteTypeLabels = {
  custom_home: 'Startseite',
  custom_category: 'Technik',
  custom_technique: 'Einzelne Technik',
  custom_service: 'Leistung',
  custom_news: 'Newsseite',
  custom_site: 'Unterseite',
  default: 'Einfache Seite',
} as const
export type SiteType = keyof typeof siteTypeLabels
export const siteTypes = Object.keys(siteTypeLabels) as SiteType[]

/** Pages of techniques: both are listed as such and built alike (ADR 55). */
export const techniqueTypes = ['custom_category', 'custom_technique'] as const satisfies SiteType[]
/** Pages that stand as cards in an order of their own; news stand by their day. */
const orderedTypes: readonly SiteType[] = [...techniqueTypes, 'custom_service']

/** What a page is before somebody has chosen: plain text, without sections. */
export const plainSiteType: SiteType = 'default'

type ContentField =
  | 'body'
  | 'text'
  | 'label'
  | 'description'
  | 'image'
  | 'teaserImage'
  | 'teaserText'
  | 'video'
  | 'videos'

const ofTechniques: readonly ContentField[] = ['body', 'label', 'video', 'image', 'videos']

/** Which fields the content of a type has; `body` holds sections, `text` is a page of plain text. */
const contentFields: Record<SiteType, readonly ContentField[]> = {
  custom_home: ['body', 'videos'],
  custom_category: ofTechniques,
  custom_technique: ofTechniques,
  custom_service: ['body', 'label', 'description', 'image', 'videos'],
  custom_news: ['body', 'image', 'teaserImage', 'teaserText'],
  custom_site: ['body', 'videos'],
  default: ['text'],
}

/** Whether a page of this type has the field; unknown types have none. */
export function hasContentField(type: unknown, field: ContentField): boolean {
  return isSiteType(type) && contentFields[type].includes(field)
}

export function isTechnique(type: unknown): boolean {
  return isSiteType(type) && (techniqueTypes as readonly SiteType[]).includes(type)
}

/** Whether editors say where the card of such a page stands. */
export function hasPosition(type: unknown): boolean {
  return isSiteType(type) && orderedTypes.includes(type)
}

const imageLabels: Partial<Record<SiteType, string>> = {
  custom_category: 'Teaserbild',
  custom_technique: 'Teaserbild',
  custom_news: 'Hero Bild',
}

/** What the picture of a page is called, which is not the same thing on all of them. Spec: website 3. */
export function imageLabelOf(type: unknown): string {
  return (isSiteType(type) && imageLabels[type]) || 'Seitenbild'
}

export function isSiteType(type: unknown): type is SiteType {
  return typeof type === 'string' && Object.hasOwn(siteTypeLabels, type)
}
