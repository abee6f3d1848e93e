import type { StoredSection } from '#domain/content/kept-sections.ts'

type FormData = { content?: { body?: unknown } }

/** The sections of a page as its form holds them, saved or not. */
export function sectionsOfForm(data: FormData): StoredSection[] {
  const body = data.content?.body

  return Array.isArray(body) ? body.filter((section) => typeof section?.blockType === 'string') : []
}
