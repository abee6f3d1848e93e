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

type ContentField = 'label' | 'description' | 'image' | 'teaserImage' | 'teaserText' | 'video' | 'videos'

/** Which fields of the content a type has besides its body. */
const contentFields: Record<SiteType, readonly ContentField[]> = {
  custom_home: ['videos'],
  custom_category: ['label', 'video', 'image', 'videos'],
  custom_service: ['label', 'description', 'image', 'videos'],
  custom_news: ['image', 'teaserImage', 'teaserText'],
  custom_site: ['videos'],
  default: [],
}

/** Whether a page of this type has the field; unknown types have none. */
export function hasContentField(type: unknown, field: ContentField): boolean {
  return isSiteType(type) && contentFields[type].includes(field)
}

function isSiteType(type: unknown): type is SiteType {
  return typeof type === 'string' && Object.hasOwn(siteTypeLabels, type)
}
