import type { SectionType } from './section-types.ts'

/** Of a template what it is chosen by. */
export type OfferedTemplate = {
  id: string
  name: string
  description: string
  type: string
  /** The brand that it is for; empty for all. */
  division: string
  /** The kinds of its sections, in their order. */
  sections: readonly SectionType[]
}

/** Those that a page of this brand may begin with, its own before those for all. */
export function templatesFor(all: readonly OfferedTemplate[], division: string): OfferedTemplate[] {
  const fitting = all.filter((template) => template.division === '' || template.division === division)

  return fitting.toSorted(
    (one, other) =>
      Number(one.division === '') - Number(other.division === '') || one.name.localeCompare(other.name, 'de'),
  )
}
