import type { Grouping } from '#domain/insight/statistics/figure-terms.data.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

const most = 200
const recentMilliseconds = 60_000

/** Figures by what was asked for them. */
export type KnownAnswers = readonly (readonly [key: string, answer: Statistics])[]
export type KeptAnswers = ReturnType<typeof keepAnswers>

/** What was answered since the page was loaded, by its question: who goes back sees it at once. */
function keepAnswers() {
  const answers = new Map<string, { body: Statistics; at: number }>()
  const news = tellNews()
  let owner: string | null = null
  const pages = notePages()

  const put = (known: KnownAnswers): void => {
    for (const [key, body] of known) {
      answers.delete(key)
      answers.set(key, { body, at: performance.now() })
    }
    for (const key of [...answers.keys()].slice(0, Math.max(0, answers.size - most))) answers.delete(key)
    news.tell()
  }

  return {
    /** Whoever signs in after somebody else, in the same page, sees nothing of what was answered to them. */
    openFor: (person: string): void => {
      if (owner === person) return
      answers.clear()
      owner = person
      pages.forget()
    },
    pages,
    get: (key: string): Statistics | null => answers.get(key)?.body ?? null,
    /** So new that nobody asks again. */
    isRecent: (key: string): boolean => {
      const kept = answers.get(key)

      return kept !== undefined && performance.now() - kept.at < recentMilliseconds
    },
    put,
    forget: (key: string): void => void answers.delete(key),
    /** What any of their rows calls a key. */
    labelOf: (by: Grouping, key: string): string | null => {
      for (const { body } of answers.values()) {
        const row = body.by === by ? body.rows.find((row) => row.key === key) : undefined
        if (row) return row.label
      }

      return null
    },
    version: news.version,
    subscribe: news.subscribe,
  }
}

/** Who goes back is given what came with a page once more, and it may be long ago then. */
function notePages() {
  let shownAt = ''

  return {
    isNew: ({ at }: { at: string }): boolean => at > shownAt,
    noteShown: ({ at }: { at: string }): void => {
      if (at > shownAt) shownAt = at
    },
    forget: (): void => {
      shownAt = ''
    },
  }
}

function tellNews() {
  const followers = new Set<() => void>()
  let told = 0

  return {
    tell: (): void => {
      told += 1
      for (const follow of followers) follow()
    },
    version: (): number => told,
    subscribe: (follow: () => void): (() => void) => {
      followers.add(follow)

      return () => void followers.delete(follow)
    },
  }
}

const ofThisPage = keepAnswers()

/** Those of one person. On the server, which many ask at once, each page that is made has its own. */
export function answersFor(person: string): KeptAnswers {
  const answers = typeof window === 'undefined' ? keepAnswers() : ofThisPage
  answers.openFor(person)

  return answers
}
