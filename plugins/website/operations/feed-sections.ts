import type { PayloadRequest } from 'payload'

import type { Division, Site } from '#cms/payload-types.ts'
import type { FedType, FedWith } from '#domain/content/fed/fed-section.ts'

import { feedDishes } from './feed/feed-dishes.ts'
import { feedHours } from './feed/feed-hours.ts'
import { feedMap } from './feed/feed-map.ts'
import { feedReviews } from './feed/feed-reviews.ts'

type Section = NonNullable<NonNullable<Site['content']>['body']>[number]

type Around = { division: Division | null; now: Temporal.Instant }
export type Feed<Type extends FedType> = (
  req: PayloadRequest,
  section: Extract<Section, { blockType: Type }>,
  around: Around,
) => Promise<FedWith<Type> | null>

/** Who finds what the system knows for a kind of section. */
const feeds: { [Type in FedType]: Feed<Type> } = {
  openingHours: feedHours,
  dishes: feedDishes,
  reviews: feedReviews,
  map: feedMap,
}

/** What was found for the sections of a page, by the section as it is stored; nothing for those that show their own. */
export type Fed = ReadonlyMap<object, unknown>

/** Reads what the sections of a page show of what the system knows, as it is at this instant. */
export async function feedSections(
  req: PayloadRequest,
  body: readonly Section[],
  around: Around,
): Promise<Fed> {
  const found = await Promise.all(
    body.map(async (section) => {
      const feed = feedOf(section.blockType)
      return feed ? [[section, await feed(req, section, around)] as const] : []
    }),
  )

  return new Map(found.flat())
}

type AnyFeed = (req: PayloadRequest, section: Section, around: Around) => Promise<unknown>

/** Each takes the section of its own kind, which is the one it is asked for. */
const feedOf = (type: string): AnyFeed | undefined =>
  Object.hasOwn(feeds, type) ? (feeds[type as FedType] as AnyFeed) : undefined
