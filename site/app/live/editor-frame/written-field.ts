import { levelsBelow } from '#domain/content/heading-levels.ts'
import type { WrittenField } from '#domain/content/page.contract.ts'

import { sectionAt } from './sections.ts'

/** A field of the page whose words stand in an element, and the section that it is in; empty for none. */
export type FieldOnPage = WrittenField & { section: string }

/** What is written outside of all sections. */
const ofPage: Record<string, WrittenField> = {
  name: { path: 'name', label: 'Name', kind: 'line', maxLength: 160 },
  'content.text': { path: 'content.text', label: 'Inhalt', kind: 'formatted', headings: levelsBelow.page },
}

/** The field whose words an element shows; null for one that is not written on the page. */
export function fieldOf(element: HTMLElement): FieldOnPage | null {
  const name = element.dataset.field ?? ''
  const own = ofPage[name]
  if (own) return { ...own, section: '' }
  const section = sectionAt(element)
  const field = section?.fields[Number(name)]

  return section && field && name !== '' ? { ...field, section: section.id } : null
}

/** The element with words that something on the page belongs to. */
export function wordsAround(target: unknown): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
}

/** All elements with words that are in these ones. */
export function wordsIn(elements: Iterable<Element>): HTMLElement[] {
  return [...elements].flatMap((element) => [
    ...(element instanceof HTMLElement && element.matches('[data-field]') ? [element] : []),
    ...element.querySelectorAll<HTMLElement>('[data-field]'),
  ])
}

/** What the form says a field holds. */
export function valueIn(values: Record<string, unknown>, { section, path }: FieldOnPage): unknown {
  const within = section === '' ? values : sectionIn(values, section)

  return path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), within)
}

function sectionIn({ content }: Record<string, unknown>, id: string): unknown {
  const body: unknown = isRecord(content) ? content.body : undefined

  return Array.isArray(body) ? body.find((row) => isRecord(row) && row.id === id) : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
