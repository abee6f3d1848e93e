import type { PayloadRequest } from 'payload'

import { nowQuery } from '#domain/insight/statistics/now.contract.ts'
import { isoDayOf } from '#domain/time/calendar-day.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { refusalIn } from '#kernel/refused.ts'

import { listGoals } from '../kept/goals.ts'
import { listViews } from '../kept/views.ts'
import { readNow } from '../now/read-now.ts'
import { readAsked } from '../operations/read-asked.ts'
import type { FirstPage } from './first-page.ts'
import type { KnownAnswers } from './kept-answers.ts'
import { questionsOfGoals } from './kept/goals-here.ts'
import { addressNames, type Choice, readChoice } from './statistics-choice.ts'
import { nowKey } from './tabs/now-key.ts'
import { eachOnce, questionsOf } from './tabs/questions-of.ts'
import { untilNow } from './until-now.ts'
import type { Names } from './use-places.ts'

type Asked = {
  searchParams: Readonly<Record<string, string | string[] | undefined>> | undefined
  now: string
  timeZone: string
}

/**
 * What the statistics show of an address before the browser has asked for anything, as the person may see it; null where
 * they may not keep anything of them. What failed is left out, and asked for by the browser, which says why.
 */
export async function readFirstPage(req: PayloadRequest, asked: Asked): Promise<FirstPage | null> {
  try {
    return await readPage(req, asked)
  } catch (error) {
    if (!refusalIn(error)) req.payload.logger.error({ err: error }, 'Figures did not come with their page')
    return null
  }
}

async function readPage(req: PayloadRequest, { searchParams, now, timeZone }: Asked): Promise<FirstPage> {
  const [views, goals, branches, divisions] = await Promise.all([
    listViews(req),
    listGoals(req),
    namesOf(req, 'branches'),
    namesOf(req, 'divisions'),
  ])
  const params = paramsOf(searchParams)
  const opened = views.find(({ id }) => id === params.get(addressNames.view))
  const today = isoDayOf(localDayAt(Date.parse(now), timeZone))
  const choice = readChoice(opened ? new URLSearchParams(opened.query) : params, today)
  const [told, answers] = await Promise.all([
    choice.tab === 'ueberblick' ? readJustNow(req, choice) : null,
    readAnswers(req, choice, questionsOfGoals(choice, goals, today)),
  ])

  return { at: now, answers, branches, divisions, views: { views }, goals, now: told }
}

async function readJustNow(req: PayloadRequest, choice: Choice): Promise<FirstPage['now']> {
  const query = nowQuery.safeParse(choice.places)

  return query.success
    ? { key: nowKey(choice), data: await readNow(req, query.data, Temporal.Now.instant()) }
    : null
}

async function readAnswers(
  req: PayloadRequest,
  choice: Choice,
  besides: ReturnType<typeof questionsOf>,
): Promise<KnownAnswers> {
  const questions = eachOnce([...questionsOf(choice), ...besides])
  const outcomes = await readAsked(req, questions)

  return questions.flatMap(({ key }, index) => {
    const answer = outcomes[index]
    return answer ? [[key, untilNow(answer)] as const] : []
  })
}

const mostNames = 200

async function namesOf(req: PayloadRequest, slug: 'branches' | 'divisions'): Promise<Names> {
  const docs = await findRecords(asUser(req), slug, {
    select: { name: true },
    sort: 'name',
    limit: mostNames,
  })

  return { docs: docs.map(({ id, name }) => ({ id, name })) }
}

const paramsOf = (searchParams: Asked['searchParams']): URLSearchParams =>
  new URLSearchParams(
    Object.entries(searchParams ?? {}).flatMap(([name, values]) =>
      [values ?? []].flat().map((value): [string, string] => [name, value]),
    ),
  )
