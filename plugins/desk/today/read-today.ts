import type { PayloadRequest } from 'payload'

import { rightTo } from '#kernel/access/rights.ts'

import { type TodayPart, type TodayParts, type TodaySource, todayOf } from '../today.port.ts'

export type Today = { [Part in TodayPart]: TodayParts[Part][] } & {
  /** What could not be read, by name. */
  missing: string[]
}

/** All parts for whoever asks, within what they may read. One that fails is left out, logged and named; the rest stays. */
export async function readToday(req: PayloadRequest, now: Temporal.Instant): Promise<Today> {
  const { waiting, figures, lists, outages, places } = todayOf(req.payload.config)
  const missing: string[] = []
  const read = <Part extends TodayPart>(sources: readonly TodaySource<Part>[]) =>
    readPart(req, { sources, now, missing })

  const [lines, ...rest] = await Promise.all([
    read(waiting),
    read(figures),
    read(lists),
    read(outages),
    read(places),
  ])
  return {
    waiting: lines.filter(({ count }) => count > 0).toSorted((one, other) => rank(one) - rank(other)),
    figures: rest[0],
    lists: rest[1],
    outages: rest[2],
    places: rest[3],
    missing: [...new Set(missing)],
  }
}

/** What is wrong comes before what only waits; among themselves capabilities keep their order. */
const rank = ({ tone }: TodayParts['waiting']): number => (tone === 'wrong' ? 0 : 1)

/** The tags of all that this person is shown, so that a view may follow them. */
export async function tagsOfToday(req: PayloadRequest): Promise<string[]> {
  const sources = Object.values(todayOf(req.payload.config)).flat()
  const granted = await Promise.all(sources.map((source) => isGranted(req, source)))

  return [...new Set(sources.flatMap(({ follows }, index) => (granted[index] ? follows : [])))].toSorted()
}

type Reading<Part extends TodayPart> = {
  sources: readonly TodaySource<Part>[]
  now: Temporal.Instant
  missing: string[]
}

async function readPart<Part extends TodayPart>(
  req: PayloadRequest,
  { sources, now, missing }: Reading<Part>,
): Promise<TodayParts[Part][]> {
  const parts = await Promise.all(
    sources.map(async (source) => {
      try {
        return (await isGranted(req, source)) ? await source.read(req, now) : []
      } catch (err) {
        req.payload.logger.warn({ err, name: source.name }, 'A part of the start view could not be read')
        missing.push(source.name)
        return []
      }
    }),
  )

  return parts.flat()
}

const isGranted = async (
  req: PayloadRequest,
  { right: [right, slug] }: Pick<TodaySource<TodayPart>, 'right'>,
) => Boolean(await rightTo(req, right, slug))
