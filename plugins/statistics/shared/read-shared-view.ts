import type { PayloadRequest } from 'payload'

import { zoneOfHouse } from '#collections/shared/zone-of-house.ts'
import type { DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import { sharedAnswer } from '#domain/insight/statistics/shared-answer.ts'
import { type Statistics, statisticsQuery } from '#domain/insight/statistics/statistics.contract.ts'
import type { RefusalCode } from '#domain/refusals/refusals.ts'
import { isoDayOf } from '#domain/time/calendar-day.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import { refusalIn } from '#kernel/refused.ts'

import { type GoalsHere, goalsHere } from '../admin/kept/goals-here.ts'
import { type Choice, readChoice } from '../admin/statistics-choice.ts'
import { questionOf } from '../admin/tabs/questions-of.ts'
import {
  type Asking,
  type CardPart,
  tabParts,
  type TilePart,
  type WideColumn,
  type WidePart,
} from '../admin/tabs/tab-parts.data.ts'
import { untilNow } from '../admin/until-now.ts'
import { listGoals } from '../kept/goals.ts'
import { readStatistics } from '../operations/read-statistics.ts'
import { narrowedInWords } from './narrowed-in-words.ts'

type Answered = { answer: Statistics | null }
export type SharedTile = TilePart & Answered
export type SharedWide = Omit<WidePart, 'columns'> & { columns: readonly (WideColumn & Answered)[] }
export type SharedCard = (CardPart & Answered) | SharedWide
export type SharedView = {
  choice: Choice
  /** What is chosen, in words: what is narrowed by, and to what. */
  narrowed: readonly string[]
  timeZone: string
  goals: GoalsHere
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
  const { tiles, cards } = tabParts[choice.tab]
  const read = readingOnce(req, choice)

  return {
    choice,
    narrowed: await narrowedInWords(req, choice),
    timeZone,
    goals: goalsHere(choice, await listGoals(req)),
    tiles: await filled(tiles, read),
    cards: await inTurn(cards, async (card) =>
      card.kind === 'wide'
        ? { ...card, columns: await filled(card.columns, read) }
        : { ...card, answer: await read(card) },
    ),
  }
}

type Read = (part: Asking) => Promise<Statistics | null>

const filled = <Part extends Asking>(parts: readonly Part[], read: Read): Promise<(Part & Answered)[]> =>
  inTurn(parts, async (part) => ({ ...part, answer: await read(part) }))

/** One after the other: whoever has a link keeps no more than one connection busy. */
async function inTurn<Part, Done>(
  parts: readonly Part[],
  work: (part: Part) => Promise<Done>,
): Promise<Done[]> {
  const all: Done[] = []
  for (const part of parts) all.push(await work(part))

  return all
}

/** Parts that ask for the same share the answer. */
function readingOnce(req: PayloadRequest, choice: Choice): Read {
  const known = new Map<string, Promise<Statistics | null>>()

  return (part) => {
    const { key, dataset, query } = questionOf(part, choice)
    // People are told by branch, as everybody who may not know them is.
    const answer =
      known.get(key) ?? readOne(req, dataset, { ...query, by: query.by === 'person' ? 'branch' : query.by })
    known.set(key, answer)

    return answer
  }
}

const notToBeAsked: readonly RefusalCode[] = ['validation', 'not-allowed', 'unknown-branch']

/**
 * What cannot be asked any more, such as a branch that is gone, has no figures; the rest of the page is there. What could
 * not be read just now is no figure of nothing.
 */
async function readOne(req: PayloadRequest, dataset: DatasetName, asked: object): Promise<Statistics | null> {
  const query = statisticsQuery.safeParse(asked)
  if (!query.success) return null
  try {
    return sharedAnswer(untilNow(await readStatistics(req, dataset, query.data)))
  } catch (error) {
    const code = refusalIn(error)?.code
    if (code !== undefined && notToBeAsked.includes(code)) return null
    throw error
  }
}
