import type { StoredSection } from '#domain/content/kept-sections.ts'

type FormData = { content?: { body?: unknown; sections?: unknown } }

/** The sections of a page, or of a piece, as its form holds them. */
export function sectionsIn({ content }: FormData): StoredSection[] {
  const sections = content?.body ?? content?.sections

  return Array.isArray(sections) ? sections.filter(({ blockType }) => typeof blockType === 'string') : []
}
