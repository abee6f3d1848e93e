import type { PageView } from './page.contract.ts'
import { showsItself } from './section-types.ts'

/** Technique and service pages always end with a parallax block. Spec: website 2. */
export function endsWithParallax(type: string): boolean {
  return type === 'custom_category' || type === 'custom_service'
}

/**
 * The sections that a page shows, in their order: those without a value are skipped, buttons need entries,
 * and a parallax video needs the page's own video. Spec: website 2, page rendering by page type.
 */
export function visibleSections({ body, content }: Pick<PageView, 'body' | 'content'>): PageView['body'] {
  return body.filter((section) => {
    if (section.blockType === 'parallaxVideo') return Boolean(content.videos?.video)
    if (section.blockType === 'buttons') return Array.isArray(section.buttons) && section.buttons.length > 0

    return hasValue(section) || showsItself(section.blockType)
  })
}

function hasValue(section: PageView['body'][number]): boolean {
  return Object.entries(section).some(([name, value]) => !setByDefault.has(name) && isFilled(value))
}

/** Choices that every section of its kind has from the start. */
const setByDefault = new Set([
  'id',
  'blockType',
  'blockName',
  'layout',
  'orientation',
  'hasSound',
  'hasArrow',
])

/** Rows that nobody has filled are as good as none. */
function isFilled(value: unknown): boolean {
  if (!Array.isArray(value)) return value !== null && value !== undefined && value !== ''

  return value.some((row) =>
    typeof row === 'object' && row !== null
      ? Object.entries(row).some(([name, own]) => name !== 'id' && isFilled(own))
      : isFilled(row),
  )
}
