import { formFields } from '../feedback/built-form/form-fields.ts'
import { embedOf } from './embed/embed-of.ts'
import type { PageView, PictureRef } from './page.contract.ts'
import { frameFields } from './section-frame.data.ts'
import { showsItself } from './section-types.ts'
import { isTechnique } from './site-types.ts'

/** Technique and service pages always end with a parallax block. Spec: website 2. */
export function endsWithParallax(type: string): boolean {
  return isTechnique(type) || type === 'custom_service'
}

type Ending = Pick<PageView, 'type' | 'content' | 'seo' | 'body'>

/**
 * What the parallax block at the end of a page shows: the page's own picture, else the one it is shared with, else that
 * of its division, both only where the page does not show them already. Without any the block is left out (ADR 52).
 */
export function closingPicture(page: Ending, ofHouse: PictureRef | null | undefined): PictureRef | null {
  const { type, content, seo, body } = page
  if (!endsWithParallax(type)) return null
  if (content.image) return content.image
  const shown = JSON.stringify(seenSections(body))

  return [seo.image, ofHouse].find((picture) => picture && !shown.includes(picture.id)) ?? null
}

/**
 * The sections that a page shows, in their order: those without a value are skipped, buttons need entries,
 * and a parallax video needs the page's own video. Spec: website 2, page rendering by page type.
 */
export function visibleSections({ body, content }: Pick<PageView, 'body' | 'content'>): PageView['body'] {
  return seenSections(body).filter((section) => isVisible(section, content))
}

/** Previews hold more: what visitors do not see just now. */
export function seenSections(body: PageView['body']): PageView['body'] {
  return body.filter(({ unseen }) => unseen === undefined)
}

/** What sections look for in the content of their page. */
export type AroundSections = { videos?: { video?: unknown } | null | undefined }
export type Section = {
  blockType: string
  /** What the system knows for it; null where it knows nothing, and missing where nobody has looked. */
  fed?: unknown
  /** Of a form that an editor has made. */
  fields?: unknown
}

/** Whether visitors see a section on a page with this content. */
export function isVisible(section: Section, content: AroundSections): boolean {
  if (section.blockType === 'parallaxVideo') return Boolean(content.videos?.video)
  if (section.blockType === 'buttons') return hasEntries(section)
  if (section.blockType === 'customForm') return formFields(section.fields).length > 0
  if (section.blockType === 'embed') return embedOf(addressOf(section)) !== null
  if (section.fed !== undefined) return section.fed !== null

  return hasValue(section) || showsItself(section.blockType)
}

const addressOf = ({ address }: Section & { address?: unknown }): string =>
  typeof address === 'string' ? address : ''

const hasEntries = (section: Section & { buttons?: unknown }): boolean =>
  Array.isArray(section.buttons) && section.buttons.length > 0

function hasValue(section: Section): boolean {
  return Object.entries(section).some(([name, value]) => !setByDefault.has(name) && isFilled(value))
}

/** Choices that every section of its kind has from the start, and what is said of it besides what it shows. */
const setByDefault = new Set<string>([
  ...frameFields,
  'id',
  'blockType',
  'blockName',
  'writtenFields',
  'layout',
  'orientation',
  'hasSound',
  'hasArrow',
  'hasHead',
  'limit',
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
