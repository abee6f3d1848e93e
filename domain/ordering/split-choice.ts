import { Fraction } from '../money/fraction.ts'
import type { OpenLine } from './part-choice.ts'
import { mostPeople } from './split-bill.ts'
import type { SplitBillRequest } from './split-bill.contract.ts'
import { type SpotMethod, takenMethod } from './spot-methods.ts'
import { typedTip } from './typed-tip.ts'

/** What one of those who share a bill had alone, and how they pay. */
export type PersonChoice = {
  /** How much of each line, by its name. */
  lines: Readonly<Record<number, number>>
  method: SpotMethod
  /** As it was typed. */
  tip: string
}
export type SplitChoice = readonly PersonChoice[]

const nobodyYet: PersonChoice = { lines: {}, method: 'cash', tip: '' }

export const firstSplit: SplitChoice = [nobodyYet, nobodyYet]

/** As many as that; who is left stays as chosen. */
export function withPeople(choice: SplitChoice, count: number): SplitChoice {
  const many = Math.min(mostPeople, Math.max(2, count))

  return Array.from({ length: many }, (_, index) => choice[index] ?? nobodyYet)
}

/** How many share a bill as it was typed; null while that is no number yet, or not several. */
export function peopleTyped(typed: string): number | null {
  const count = /^\d+$/.test(typed.trim()) ? Number(typed) : 0

  return count < 2 ? null : Math.min(mostPeople, count)
}

export const withPerson = (choice: SplitChoice, index: number, change: Partial<PersonChoice>): SplitChoice =>
  choice.map((person, at) => (at === index ? { ...person, ...change } : person))

/** Nobody pays in a way that is not taken. */
export const withTaken = (choice: SplitChoice, methods: readonly SpotMethod[]): SplitChoice =>
  choice.map((person) => ({ ...person, method: takenMethod(person.method, methods) }))

/**
 * A choice as far as it is still open: what others have paid meanwhile nobody can have any more, and of what is left each
 * has theirs before those after them.
 */
function stillOpen(choice: SplitChoice, open: readonly OpenLine[]): SplitChoice {
  const left = new Map(open.map((line) => [line.line, Fraction.of(line.left)]))

  return choice.map((person) => ({
    ...person,
    lines: Object.fromEntries(
      Object.entries(person.lines).flatMap(([name, chosen]) => {
        const line = Number(name)
        const most = left.get(line)
        if (!most) return []
        const amount = most.isBelow(chosen) ? most.toNumber() : chosen
        left.set(line, most.minus(amount))

        return [[line, amount]]
      }),
    ),
  }))
}

/** The open lines as one person may have them: what others had is theirs. */
export function linesFor(
  chosen: SplitChoice,
  index: number,
  open: readonly OpenLine[],
): (OpenLine & { own: number; most: number })[] {
  const choice = stillOpen(chosen, open)

  return open.map((line) => {
    const of = (person: PersonChoice) => person.lines[line.line] ?? 0
    const others = choice
      .filter((_, at) => at !== index)
      .reduce((sum, person) => sum.plus(of(person)), Fraction.of(0))
    const person = choice[index]

    return {
      ...line,
      own: person ? of(person) : 0,
      most: Fraction.of(line.left).minus(others).toNumber(),
    }
  })
}

export type AskedPeople = SplitBillRequest['people']

/** What is asked for by a choice of what is open; null where a tip is no amount. */
export function askedSplit(choice: SplitChoice, open: readonly OpenLine[]): AskedPeople | null {
  const people = stillOpen(choice, open).flatMap(({ lines, method, tip }): AskedPeople => {
    const cents = typedTip(tip)
    if (cents === null) return []
    const own = Object.entries(lines).flatMap(([line, amount]) =>
      amount > 0 ? [{ line: Number(line), amount }] : [],
    )

    return [{ lines: own, method, ...(cents > 0 && { tip: cents }) }]
  })

  return people.length === choice.length ? people : null
}
