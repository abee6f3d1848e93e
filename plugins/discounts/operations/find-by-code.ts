import type { PayloadRequest } from 'payload'

import { type GuessLimit, unlessGuessed } from '#collections/shared/accounts/guessed-secret.ts'
import { limitKey } from '#domain/operations/limit-key.ts'
import type { OfferedDiscount } from '#domain/ordering/discounts/discount-budget.ts'
import { comparableCode } from '#domain/ordering/discounts/discount-terms.ts'

/** Whoever reads a code from a leaflet is wrong now and then. */
const mostOfClient = 10
/** Of all guests of a branch: none has so many who mistype, and codes are words that others think of as well. */
const mostOfBranch = 300
/** Of all branches, which often take the same codes. */
const mostOfHouse = 1000

type Offering = { id: string; discounts: readonly OfferedDiscount[] }

/**
 * The discount that a code means at a branch, or null. Wrong ones are counted for the client, the branch and the house,
 * wherever they are typed: asking for one and ordering with it are the same guess. Source: ADR 113.
 */
export const findDiscountByCode = (
  { payload, headers, user }: Pick<PayloadRequest, 'payload' | 'headers' | 'user'>,
  { id, discounts }: Offering,
  typed: string,
): Promise<OfferedDiscount | null> =>
  unlessGuessed(
    payload,
    // Strangers who use up what all have together must not keep the team from taking codes.
    user ? [limit(`user:${user.id}`, mostOfClient)] : limitsOfGuest(headers, id),
    async () => {
      const code = comparableCode(typed)
      return discounts.find((discount) => discount.code === code) ?? null
    },
  )

const limitsOfGuest = (headers: Headers, branch: string): GuessLimit[] => [
  limit(limitKey(headers.get('x-client-address')), mostOfClient),
  limit(`branch:${branch}`, mostOfBranch),
  limit('all', mostOfHouse),
]

const limit = (name: string, most: number): GuessLimit => ({ name: `discount-codes:${name}`, most })
