import type { PayloadRequest } from 'payload'

import { zoneOfHouse } from '#collections/shared/zone-of-house.ts'
import { sharedAnswer } from '#domain/insight/statistics/shared-answer.ts'
import { type Statistics, statisticsQuery } from '#domain/insight/statistics/statistics.contract.ts'
import { isoDayOf } from '#domain/time/calendar-day.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import { refusalIn } from '#kernel/refused.ts'

import { datasetQuery } from '../admin/dataset-query.ts'
import { type Choice, readChoice } from '../admin/statistics-choice.ts'
import { untilNow } from '../admin/until-now.ts'
import { readStatistics } from '../operations/read-statistics.ts'
import { type CardPart, shownParts, type TilePart } from './shown-parts.data.ts'

export type SharedTile = TilePart & { answer: Statistics | null }
export type SharedCard = CardPart & { answer: Statistics | null }
export type SharedView = {
  choice: Choice
  timeZone: string
  tiles: readonly SharedTile[]
  cards: readonly SharedCard[]
}

/** What a view shows today to whoever may ask, as figures that may leave the house. */
export async function readSharedView(
  req: PayloadRequest,
  { query, now }: { query: string; now: Temporal.Instant },
): Promise<SharedView> {
  const timeZone = await zoneOfHouse(req)
  const today = isoDayOf(localDayAt(now.epochMilliseconds, timeZone))
  const choice = readChoice(new URLSearchParams(query), today)
  const { tiles, cards } = shownParts[choice.tab]
  const read = readingOnce(req, choice)

  return { choice, timeZone, tiles: await filled(tiles, read), cards: await filled(cards, read) }
}

type Asked = Pick<CardPart, 'dataset' | 'by' | 'isFixed' | 'only' | 'limit'>
type Read = (part: Asked) => Promise<Statistics | null>

/** One after the other: whoever has a link keeps no more than one connection busy. */
async function filled<Part extends Asked>(
  parts: readonly Part[],
  read: Read,
): Promise<(Part & { answer: Statistics | null })[]> {
  const all: (Part & { answer: Statistics | null })[] = []
  for (const part of parts) all.push({ ...part, answer: await read(part) })

  return all
}

/** Parts that ask for the same share the answer. */
function readingOnce(req: PayloadRequest, choice: Choice): Read {
  const known = new Map<string, Promise<Statistics | null>>()

  return ({ dataset, by, isFixed, only, limit }) => {
    const own = isFixed ? { ...choice, by: {} } : choice
    const asked = datasetQuery(dataset, { ...own, filters: { ...own.filters, ...only } }, { by, limit })
    // People are told by branch, as everybody who may not know them is.
    const query = { ...asked, by: asked.by === 'person' ? 'branch' : asked.by }
    const key = `${dataset} ${JSON.stringify(query)}`
    const answer = known.get(key) ?? readOne(req, dataset, query)
    known.set(key, answer)

    return answer
  }
}

/** What cannot be asked any more, such as a branch that is gone, has no figures; the rest of the page is there. */
async function readOne(
  req: PayloadRequest,
  dataset: CardPart['dataset'],
  asked: object,
): Promise<Statistics | null> {
  const query = statisticsQuery.safeParse(asked)
  if (!query.success) return null
  try {
    return sharedAnswer(untilNow(await readStatistics(req, dataset, query.data)))
  } catch (error) {
    if (refusalIn(error)) return null
    throw error
  }
}
