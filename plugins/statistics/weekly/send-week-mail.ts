import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'

import { findOpenPerson } from '#collections/shared/people/find-open-person.ts'
import type { DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import type { Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import { goalMeasures, type GoalRule, periodOf } from '#domain/insight/statistics/goals.ts'
import { sharedAnswer } from '#domain/insight/statistics/shared-answer.ts'
import { type Statistics, statisticsQuery } from '#domain/insight/statistics/statistics.contract.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { publicAddress } from '#kernel/public-address.ts'
import { mailEvent, sendMail } from '#plugins/messages/messages.port.ts'
import { renderMail } from '#plugins/messages/templates.port.ts'

import { listGoals } from '../kept/goals.ts'
import { readStatistics } from '../operations/read-statistics.ts'
import { readAs } from '../shared/read-as.ts'
import type { weekMail } from './week-effect.ts'
import { comparedText, goalTexts, weekMailTexts } from './week-mail.texts.ts'
import { hasWish } from './wishes.ts'

type Facts = z.output<typeof weekMail.facts>

/** Tells somebody what a week has come to, as far as they may see it by now; who has thought better of it is told nothing. */
export async function sendWeekMail(facts: Facts, delivering: Delivering): Promise<void> {
  const { person, ...week } = facts
  const { payload } = delivering
  const now = Temporal.Now.instant()
  const req = await readAs(payload, { person, now })
  const reader = req && (await findOpenPerson(req, { id: person, now }))
  if (!req || !reader || !(await hasWish(payload, person))) return

  const subject = weekMailTexts.subject(week)
  const home = publicAddress()
  const view = `${home}/backend/statistics`
  const mail = renderMail({
    subject,
    brand: null,
    paragraphs: [reader.name ? `Guten Tag, ${reader.name},` : 'Guten Tag,', weekMailTexts.intro(week)],
    facts: [...(await figuresOf(req, week)), ...(await goalsOf(req, week))],
    link: home === null ? null : { label: weekMailTexts.link, url: `${view}?${addressOf(week)}` },
    closing: weekMailTexts.closing(home === null ? null : `${view}?offen=bericht`),
  })
  await sendMail(
    {
      kind: 'weekly-figures',
      reader: 'person',
      to: reader.email,
      title: weekMailTexts.title,
      event: mailEvent('weekly-figures', delivering.once),
      about: { record: `users:${person}` },
      mail: { subject, ...mail },
    },
    delivering,
  )
}

type Week = { from: string; to: string }
type Fact = readonly [label: string, value: string]

const addressOf = ({ from, to }: Week): string =>
  new URLSearchParams({ zeitraum: 'frei', von: from, bis: to }).toString()

const told: readonly (readonly [DatasetName, Measure, label: string])[] = [
  ['revenue', 'gross', 'Umsatz'],
  ['orders', 'orders', 'Bestellungen'],
  ['revenue', 'average', 'Umsatz je Bestellung'],
  ['unique-visitors', 'visits', 'Besuche'],
  ['working-activities', 'grossPerHour', 'Umsatz je Arbeitsstunde'],
]

async function figuresOf(req: PayloadRequest, week: Week): Promise<Fact[]> {
  const facts: Fact[] = []
  for (const [dataset, measure, label] of told) {
    const { total, compared, measures } = await read(req, dataset, { ...week, compare: 'previous' })
    const unit = measures.find(({ key }) => key === measure)?.unit ?? 'count'
    facts.push([label, comparedText({ unit, now: total[measure], before: compared?.total[measure] })])
  }

  return facts
}

/** Goals of the week itself, and of the month as it stood at its end. */
async function goalsOf(req: PayloadRequest, { to }: Week): Promise<Fact[]> {
  const { goals } = await listGoals(req)
  const names = goals.some(({ branch }) => branch !== null) ? await namesOfBranches(req) : new Map()
  const facts: Fact[] = []
  for (const goal of goals) {
    const value = await reached(req, goal, to)
    if (value !== null)
      facts.push(
        goalTexts({ goal, value, lastDay: to, place: goal.branch && (names.get(goal.branch) ?? null) }),
      )
  }

  return facts
}

/** Null where it may not be told, for too few people are behind it. */
async function reached(req: PayloadRequest, goal: GoalRule, lastDay: string): Promise<number | null> {
  const { measure, period, branch } = goal
  const { from } = periodOf(period, lastDay)
  const { total } = await read(req, goalMeasures[measure].dataset, {
    from,
    to: lastDay,
    ...(branch !== null && { branch }),
  })

  return total[measure] ?? null
}

async function namesOfBranches({ payload }: PayloadRequest): Promise<Map<string, string>> {
  const { rows } = await payload.db.pool.query<{ id: string; name: string }>('select id, name from branches')

  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** As it may leave the house. */
async function read(req: PayloadRequest, dataset: DatasetName, asked: object): Promise<Statistics> {
  return sharedAnswer(await readStatistics(req, dataset, statisticsQuery.parse({ ...asked, limit: 1 })))
}
