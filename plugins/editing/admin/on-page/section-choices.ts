import {
  type SectionGroup,
  sectionGroupOf,
  sectionGroups,
  sectionLabelOf,
  type SectionType,
} from '#domain/content/section-types.ts'

export type SectionChoice = { type: SectionType; label: string; hint: string; sketch: string }
export type ChoiceGroup = { title: 'Zuletzt verwendet' | SectionGroup; choices: SectionChoice[] }

type Asked = {
  allowed: readonly SectionType[]
  recent: readonly string[]
  typed: string
  /** What the form knows of a section beside its name. */
  known: (type: SectionType) => { hint: string; sketch: string }
}

/** The sections to choose from: those that were used last come first, and what is typed narrows by name and purpose. */
export function sectionChoices({ allowed, recent, typed, known }: Asked): ChoiceGroup[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const choices = allowed
    .map((type) => ({ type, label: sectionLabelOf(type), ...known(type) }))
    .filter(({ label, hint }) => words.every((word) => fold(`${label} ${hint}`).includes(word)))
  const lastOf = (type: string) => {
    const choice = choices.find((each) => each.type === type)
    // It stands in its group as well, as a choice of its own.
    return choice ? [{ ...choice }] : []
  }
  // Whoever searches knows what they want: each is told once.
  const last = words.length > 0 ? [] : recent.flatMap(lastOf)
  const groups: ChoiceGroup[] = [
    { title: 'Zuletzt verwendet', choices: last },
    ...sectionGroups.map((title) => ({
      title,
      choices: choices.filter(({ type }) => sectionGroupOf(type) === title),
    })),
  ]

  return groups.filter((group) => group.choices.length > 0)
}

const fold = (text: string): string => text.toLocaleLowerCase('de')

const name = 'theke-recent-sections'
const count = 4

/** What this browser has added last; none where it keeps nothing. */
export function recentSections(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, count) : []
  } catch {
    return []
  }
}

export function rememberSection(type: string): void {
  try {
    const next = [type, ...recentSections().filter((each) => each !== type)].slice(0, count)
    localStorage.setItem(name, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing offers them in their usual order.
  }
}
