import { useEffect, useState } from 'react'

import { type GivenRatings, type ReviewRating, reviewRatings } from '#domain/feedback/order-review.ts'
import { isRating } from '#domain/feedback/rating.ts'
import { tabStore } from '../shop/browser-store.ts'

type Draft = { ratings: GivenRatings; comment: string; mayBeShown: boolean; shownName: string }

/** What a guest says about an order, kept in the tab until it has arrived. */
export function useReviewDraft(uid: string) {
  const key = `review:${uid}`
  const [draft, setDraft] = useState<Draft | null>(null)
  const { ratings, comment, mayBeShown, shownName } = draft ?? emptyDraft

  useEffect(() => setDraft(keptDraft(key)), [key])

  const change = (changed: Partial<Draft>) => {
    const next = { ratings, comment, mayBeShown, shownName, ...changed }
    setDraft(next)
    tabStore.write(key, next)
  }

  return {
    ratings,
    comment,
    mayBeShown,
    shownName,
    isAlive: draft !== null,
    rate: (name: ReviewRating, rating: number) => change({ ratings: { ...ratings, [name]: rating } }),
    say: (words: string) => change({ comment: words }),
    allow: (isAllowed: boolean) => change({ mayBeShown: isAllowed }),
    sign: (name: string) => change({ shownName: name }),
    drop: () => tabStore.remove(key),
  }
}

const emptyDraft: Draft = { ratings: {}, comment: '', mayBeShown: false, shownName: '' }

/** Another build may have written it. */
function keptDraft(key: string): Draft {
  const kept: Partial<Record<keyof Draft, unknown>> & { ratings?: Partial<Record<string, unknown>> } = {
    ...(tabStore.read(key) as object | null),
  }
  const rated = reviewRatings.filter((name) => isRating(kept.ratings?.[name]))

  return {
    ratings: Object.fromEntries(rated.map((name) => [name, kept.ratings?.[name]])),
    comment: typeof kept.comment === 'string' ? kept.comment : '',
    mayBeShown: kept.mayBeShown === true,
    shownName: typeof kept.shownName === 'string' ? kept.shownName : '',
  }
}
