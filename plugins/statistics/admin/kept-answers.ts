import type { Grouping } from '#domain/insight/statistics/figure-terms.data.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

const most = 200
const recentMilliseconds = 60_000

const answers = new Map<string, { body: Statistics; at: number }>()
const followers = new Set<() => void>()
let changes = 0
let owner: string | null = null

/** What was answered since the page was loaded, by its address: who goes back sees it at once. */
export const keptAnswers = {
  /** Whoever signs in after somebody else, in the same page, sees nothing of what was answered to them. */
  openFor: (person: string): void => {
    if (owner !== person) answers.clear()
    owner = person
  },
  get: (address: string): Statistics | null => answers.get(address)?.body ?? null,
  /** So new that nobody asks again. */
  recent: (address: string): Statistics | null => {
    const kept = answers.get(address)

    return kept && performance.now() - kept.at < recentMilliseconds ? kept.body : null
  },
  put: (address: string, body: Statistics): void => {
    answers.delete(address)
    answers.set(address, { body, at: performance.now() })
    const [oldest] = answers.keys()
    if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    changes += 1
    for (const follow of followers) follow()
  },
  forget: (address: string): void => void answers.delete(address),
  /** What any of their rows calls a key. */
  labelOf: (by: Grouping, key: string): string | null => {
    for (const { body } of answers.values()) {
      const row = body.by === by ? body.rows.find((row) => row.key === key) : undefined
      if (row) return row.label
    }

    return null
  },
  version: (): number => changes,
  subscribe: (follow: () => void): (() => void) => {
    followers.add(follow)

    return () => void followers.delete(follow)
  },
}
