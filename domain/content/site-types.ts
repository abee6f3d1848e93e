import { type SectionType, sectionTypes } from './section-types.ts'

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

/** Texts beside pictures in all their layouts, news excepted, which have their own. */
const imageText = ['columnsImageText', 'columnsImageTextType2', 'columnsImageTextType3'] as const

/** Which sections a page of each type may hold. Spec: website 2, section types per page type, and 3. */
const allowedSections: Record<SiteType, readonly SectionType[]> = {
  custom_home: [
    'hero',
    'content',
    'twoColumns',
    ...imageText,
    'columnsVideoText',
    'form',
    'buttons',
    'animation',
    'parallax',
    'parallaxVideo',
    'sectionLink',
    'sectionNewsTeasers',
  ],
  custom_category: [
    'content',
    'twoColumns',
    'columnsVideoText',
    'beforeAfter',
    'services',
    'techniques',
    ...imageText,
    'gallery',
    'buttons',
    'form',
    'parallaxVideo',
    'sectionNewsTeasers',
  ],
  custom_service: [
    'hero',
    'content',
    'twoColumns',
    ...imageText,
    'columnsVideoText',
    'beforeAfter',
    'form',
    'buttons',
    'parallaxVideo',
  ],
  custom_news: ['content', 'twoColumns', 'columnsImageTextNews', 'columnsVideoText', 'image', 'video'],
  custom_site: sectionTypes,
  default: [],
}

/** Whether a page of this type has the field; unknown types have none. */
export function hasContentField(type: unknown, field: ContentField): boolean {
  return isSiteType(type) && contentFields[type].includes(field)
}

/** The sections that a page of this type may hold; none for a type that nobody knows. */
export function sectionsOf(type: unknown): readonly SectionType[] {
  return isSiteType(type) ? allowedSections[type] : []
}

/** The types of sections in a body that its page does not allow, each once, in their order. */
export function foreignSections(type: unknown, body: readonly { blockType: string }[]): string[] {
  const allowed: readonly string[] = sectionsOf(type)

  return [...new Set(body.map(({ blockType }) => blockType))].filter((section) => !allowed.includes(section))
}

export function isSiteType(type: unknown): type is SiteType {
  return typeof type === 'string' && Object.hasOwn(siteTypeLabels, type)
}
