import type { Pool } from 'pg'

import { instantOfId } from '#domain/insight/visits/judge-visit.ts'
import { originOfVisit } from '#domain/insight/visits/origin-of-visit.ts'
import { mostStepsPerVisit, type VisitBatch } from '#domain/insight/visits/visit-batch.contract.ts'
import type { DropReason } from '#domain/insight/visits/visit-terms.ts'
import { inOneTransaction } from '#kernel/database/in-turn.ts'

import { addDrops, type Drop } from './add-drops.ts'
import { addRows } from './add-rows.ts'
import { idOfEvent } from './id-of-event.ts'
import type { AgentKinds } from './kinds-of-agent.ts'
import type { KnownPlaces } from './known-places.ts'
import { type NamesOfDay, namesOfDay } from './names-of-day.ts'
import { sumRows } from './sum-rows.ts'
import { namedBegin, namedEvent, namedWays, type News, stepsWith } from './told-apart.ts'
import {
  type EventRecord,
  insertEvents,
  insertVisits,
  lockVisits,
  saveSteps,
  type VisitRecord,
} from './visit-record.ts'

/** What a page told of a visit, and what the server knows besides. */
export type Told = {
  batch: VisitBatch
  kinds: AgentKinds
  places: KnownPlaces
  division: string | null
  receivedAt: number
  /** Why none of it is counted. */
  drop: DropReason | null
}

/**
 * Writes what was told of visits into the log, and what follows from it into the rollups, in one transaction. What was
 * told before is known by its number and counted once. Rows are held in one order, whoever writes.
 */
export async function storeVisits(pool: Pool, told: readonly Told[]): Promise<void> {
  const byVisit = Map.groupBy(
    told.filter(({ drop }) => drop === null),
    ({ batch }) => batch.visit,
  )
  const names = await namesOfDay(pool, Math.max(0, ...told.map(({ receivedAt }) => receivedAt)))
  const begun = [...byVisit.values()].flatMap((batches) =>
    batches.slice(0, 1).map((first) => withNews(namedBegin(toRecord(first), names), batches, names)),
  )

  await inOneTransaction(pool, async (connection) => {
    const records = begun.map(({ after }) => after)
    const isNew = new Set(await insertVisits(connection, records))
    const stored = await lockVisits(
      connection,
      records.filter(({ id }) => !isNew.has(id)),
    )
    const goingOn = stored.map((before) => withNews(before, byVisit.get(before.id) ?? [], names))
    const changes = [...begun.filter(({ after }) => isNew.has(after.id)), ...goingOn]
    const changed = changes.filter(({ news }) => news.length > 0)
    await saveSteps(
      connection,
      changed.flatMap(({ after }) => (isNew.has(after.id) ? [] : after)),
    )
    await insertEvents(connection, changed.flatMap(toEvents))
    await addRows(connection, sumRows(changed))
    await addDrops(connection, [...told.flatMap(asDrop), ...changes.flatMap(({ drops }) => drops)])
  })
}

const asDrop = ({ drop, receivedAt, batch }: Told): Drop[] =>
  drop === null ? [] : [{ reason: drop, at: receivedAt, events: batch.events.length }]

function toRecord({ batch, kinds, places, division }: Told): VisitRecord {
  const { visit, visitor, category, context } = batch
  const { device, browser, system } = kinds

  return {
    id: visit,
    startedAt: instantOfId(visit),
    visitor: visitor ?? null,
    category,
    device,
    browser,
    system,
    ...originOfVisit(context),
    medium: context.medium ?? null,
    resolution: context.resolution ?? null,
    ratio: context.ratio === undefined ? null : String(Math.round(context.ratio * 100) / 100),
    scheme: context.scheme ?? null,
    division,
    timeZone: places.zoneOf(division),
    steps: [],
  }
}

type Change = { before: VisitRecord; after: VisitRecord; news: News[]; drops: Drop[] }

/** A visit with what is new of it; more than a person does is left out and said so. */
function withNews(before: VisitRecord, told: readonly Told[], names: NamesOfDay): Change {
  const known = new Set(before.steps.map(({ n }) => n))
  const came: News[] = []
  const drops: Drop[] = []
  for (const { batch, receivedAt, places } of told) {
    for (const event of batch.events) {
      if (known.has(event.n)) continue
      if (known.size >= mostStepsPerVisit) drops.push({ reason: 'too-many', at: receivedAt, events: 1 })
      else came.push(namedEvent(event, names, places))
      known.add(event.n)
    }
  }
  const news = namedWays(before.steps, came, names)

  return { before, after: { ...before, steps: stepsWith(before.steps, news) }, news, drops }
}

function toEvents({ before, news }: Change): EventRecord[] {
  return news.map(({ n, at, type, action, path, data, branch }) => {
    const createdAt = before.startedAt + at

    return {
      id: idOfEvent(before.id, n, createdAt),
      createdAt,
      visit: before.id,
      n,
      type,
      action,
      category: before.category,
      data: { ...data, path, branch },
    }
  })
}
