/** What kind of page it is, in the words of the spec: website 2 and 3, editor layouts. */
export const siteTypeLabels = {
  custom_home: 'Startseite',
  custom_category: 'Technik',
  custom_service: 'Leistung',
  custom_news: 'Newsseite',
  custom_site: 'Unterseite',
  default: 'Einfache Seite',
} as const
export type SiteType = keyof typeof siteTypeLabels

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

/** Which fields the content of a type has; `body` holds sections, `text` is a page of plain text. */
const contentFields: Record<SiteType, readonly ContentField[]> = {
  custom_home: ['body', 'videos'],
  custom_category: ['body', 'label', 'video', 'image', 'videos'],
  custom_service: ['body', 'label', 'description', 'image', 'videos'],
  custom_news: ['body', 'image', 'teaserImage', 'teaserText'],
  custom_site: ['body', 'videos'],
  default: ['text'],
}

/** Whether a page of this type has the field; unknown types have none. */
export function hasContentField(type: unknown, field: ContentField): boolean {
  return isSiteType(type) && contentFields[type].includes(field)
}

export function isSiteType(type: unknown): type is SiteType {
  return typeof type === 'string' && Object.hasOwn(siteTypeLabels, type)
}
