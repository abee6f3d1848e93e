import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { ProtectedSlug } from '#domain/people/rights/all-rights.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { welchP, withoutOutliers } from '#scripts/testing/welch.ts'

import { askers, type Cast, castPeople, type Person } from './testing/access-matrix/cast.ts'
import { hiddenPathsOf } from './testing/where-oracle/hidden-paths.ts'
import { type Question, questionsOn } from './testing/where-oracle/questions.ts'
import { storeSecrets, userOf } from './testing/where-oracle/secrets.ts'
import { type WayToAsk, waysToAsk } from './testing/where-oracle/ways-to-ask.ts'
import { collections } from './collections.ts'

type Slug = CollectionSlug & ProtectedSlug

const slugs = collections.map(({ slug }) => slug as Slug)
const ways: WayToAsk[] = ['list', 'change many', 'delete many']
const pairs = 1_000
const warmUp = 20
/** Six thousand answers, and all of them again where chance spoke; a hung one is still found. */
const timeout = 60 * 60_000
/** Among some thousand measurements some differ by chance; by chance again and again they do not. */
const mostRounds = 3

let app: TestApp
let cast: Cast
let ids: Map<CollectionSlug, string>

beforeAll(async () => {
  app = await createTestApp()
  cast = await castPeople(app)
  ids = await storeSecrets(cast, slugs)
})

afterAll(() => app.close())

describe.each(slugs)('what is hidden in %s', (slug) => {
  it.each(askers)('is found out by %s by no time that an answer takes', { timeout }, async (asker) => {
    const person = cast.person(asker)
    const user = await userOf(cast, asker)
    const paths = await hiddenPathsOf(app, { slug, id: ids.get(slug) ?? '', user })
    const questions = questionsOn(paths, 20)

    for (const way of ways) {
      const likelihoods: number[] = []
      while (likelihoods.length < mostRounds && !likelihoods.some((p) => p > 0.01)) {
        likelihoods.push(await compareTimes({ slug, person, way, questions }))
      }
      expect.soft([way, Math.max(...likelihoods) > 0.01, likelihoods]).toEqual([way, true, likelihoods])
    }
  })
})

type Compared = { slug: Slug; person: Person; way: WayToAsk; questions: Question[] }

/** How likely the times of questions that hit and of those that miss are to be of one kind. */
async function compareTimes({ slug, person, way, questions }: Compared): Promise<number> {
  const times: Record<keyof Question, number[]> = { hit: [], miss: [] }
  for (let turn = -warmUp; turn < pairs; turn += 1) {
    const question = questions[(turn + warmUp) % questions.length]
    if (!question) throw new Error('There is nothing to ask.')
    const inTurn = ['hit', 'miss'] as const
    for (const side of turn % 2 === 0 ? inTurn : inTurn.toReversed()) {
      const startedMs = performance.now()
      const answer = await waysToAsk[way]({ app, person, slug, where: question[side] })
      await answer.arrayBuffer()
      if (turn >= 0) times[side].push(performance.now() - startedMs)
    }
  }

  return welchP(...withoutOutliers(times.hit, times.miss))
}
