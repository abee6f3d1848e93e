import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { ProtectedSlug } from '#domain/people/rights/all-rights.ts'
import { recordStatements } from '#scripts/testing/count-statements.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { askers, type Cast, castPeople } from './testing/access-matrix/cast.ts'
import { hiddenPathsOf } from './testing/where-oracle/hidden-paths.ts'
import { type Question, questionsOn } from './testing/where-oracle/questions.ts'
import { storeSecrets, userOf } from './testing/where-oracle/secrets.ts'
import { type WayToAsk, waysToAsk } from './testing/where-oracle/ways-to-ask.ts'
import { collections } from './collections.ts'

const slugs = collections.map(({ slug }) => slug as CollectionSlug & ProtectedSlug)
const ways = Object.keys(waysToAsk) as WayToAsk[]
const questionsPerWay = size({ short: 8, long: 20 })

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
  it.each(askers)('is found out by %s by no question: neither words nor statements differ', async (asker) => {
    const person = cast.person(asker)
    const user = await userOf(cast, asker)
    const questions = questionsOn(
      await hiddenPathsOf(app, { slug, id: ids.get(slug) ?? '', user }),
      questionsPerWay,
    )

    expect(questions).toHaveLength(questionsPerWay)
    for (const way of ways) {
      const [hits, misses] = [await askAll('hit'), await askAll('miss')]
      expect.soft([way, new Set([...hits.answers, ...misses.answers]).size]).toEqual([way, 1])
      expect.soft([way, hits.answers[0]]).toEqual([way, expect.stringMatching(/^4/)])
      expect.soft(ofQuestions(misses.statements)).toEqual(ofQuestions(hits.statements))

      async function askAll(side: keyof Question) {
        const answers: string[] = []
        const statements = await recordStatements(app.payload, async () => {
          for (const question of questions) {
            const answer = await waysToAsk[way]({ app, person, slug, where: question[side] })
            answers.push(`${answer.status} ${await answer.text()}`)
          }
        })
        return { answers, statements }
      }
    }
  })
})

/** When a device was seen is noted once a minute, whatever it asks. */
const ofQuestions = (statements: string[]): string[] =>
  statements.filter((text) => !text.includes('set last_seen_at')).map(unnamed)

/** Payload names what it joins anew in every statement. */
const unnamed = (text: string): string =>
  text.replaceAll(/[0-9a-f]{8}(_[0-9a-f]{4}){3}_[0-9a-f]{12}/g, 'joined')

it('nothing was changed or deleted by asking', async () => {
  for (const [slug, id] of ids) {
    const { totalDocs } = await app.payload.count({
      collection: slug,
      where: { id: { equals: id } },
      overrideAccess: true,
    })
    expect.soft([slug, totalDocs]).toEqual([slug, 1])
  }
})
