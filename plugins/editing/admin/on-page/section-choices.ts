import {
  type SectionGroup,
  sectionGroupOf,
  sectionGroups,
  sectionLabelOf,
  type SectionType,
} from '#domain/content/section-types.ts'

export type SectionChoice = { type: SectionType; label: string; hint: string; sketch: string }
export type ChoiceGroup = { title: 'Gefunden' | 'Zuletzt verwendet' | SectionGroup; choices: SectionChoice[] }

type Asked = {
  allowed: readonly SectionType[]
  recent: readonly string[]
  typed: string
  /** What the form knows of a section beside its name. */
  known: (type: SectionType) => { hint: string; sketch: string }
}

/** The sections to choose from: those that were used last come first, and what is typed narrows by name and purpose. */
export function sectionChoices({ allowed, recent, typed, known }: Asked): ChoiceGroup[] {
  const choices = allowed.map((type) => ({ type, label: sectionLabelOf(type), ...known(type) }))
  const groups: ChoiceGroup[] =
    typed.trim() === ''
      ? [
          { title: 'Zuletzt verwendet', choices: lastOf(choices, recent) },
          ...sectionGroups.map((title) => ({
            title,
            choices: choices.filter(({ type }) => sectionGroupOf(type) === title),
          })),
        ]
      : [{ title: 'Gefunden', choices: foundIn(choices, fold(typed)) }]

  return groups.filter((group) => group.choices.length > 0)
}

/** They stand in their groups as well, as choices of their own. */
const lastOf = (choices: SectionChoice[], recent: readonly string[]): SectionChoice[] =>
  recent.flatMap((type) => choices.filter((choice) => choice.type === type).map((choice) => ({ ...choice })))

/** Whose name begins with what was typed comes first, then whose name holds it, then whose purpose does. */
function foundIn(choices: SectionChoice[], typed: string): SectionChoice[] {
  const words = typed.split(/\s+/).filter(Boolean)
  const rank = ({ label }: SectionChoice) => {
    const name = fold(label)
    if (name.startsWith(typed.trim())) return 0
    return words.every((word) => name.includes(word)) ? 1 : 2
  }

  return choices
    .filter(({ label, hint }) => words.every((word) => fold(`${label} ${hint}`).includes(word)))
    .toSorted((one, other) => rank(one) - rank(other))
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
