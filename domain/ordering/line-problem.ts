import { type Unavailability, unavailabilityAt } from '../catalogue/availability.ts'
import type { ConfigurationProblem } from '../catalogue/part-problems.ts'
import { configurationProblems, unitPriceCents } from '../catalogue/product-configuration.ts'
import type { ProductView } from '../catalogue/product.contract.ts'
import type { BranchShopView } from '../catalogue/shop.contract.ts'
import { soldOutOption } from '../catalogue/sold-out.ts'
import type { StoredCartLine } from './cart.ts'
import { removalReason } from './migrate-cart.ts'

/** Why a line of an open cart cannot be ordered as it stands; the words are in `line-problem.texts.ts`. */
export type LineProblem =
  | { reason: Unavailability }
  | { reason: 'option-sold-out'; option: string }
  | { reason: 'configuration-changed'; problem: ConfigurationProblem }
  | AgreeableProblem

/** What the guest only has to know of before it is ordered. Prices in cents for one unit as configured. */
export type AgreeableProblem =
  | { reason: 'name-changed' | 'description-changed'; product: ProductView }
  | { reason: 'price-changed'; product: ProductView; before: number | undefined; after: number }

/**
 * Judges the lines of a cart by the catalogue as it is now, for when the goods are wanted (`at`). In an open cart
 * nothing disappears: a line stays and says what is wrong with it. Source: decision 59.
 */
export function lineProblems({
  shop,
  items,
  at,
  now,
}: {
  shop: BranchShopView
  items: readonly StoredCartLine[]
  at: Temporal.Instant
  now: Temporal.Instant
}): Map<StoredCartLine, LineProblem> {
  if (items.length === 0) return new Map()
  const products = new Map(shop.products.map((product) => [product.id, product]))
  const whyUnavailable = unavailabilityAt(shop, { at, now })

  return new Map(
    items.flatMap((line) => {
      const unavailable = whyUnavailable(line.product)
      const problem = unavailable
        ? { reason: unavailable }
        : (outageOf(line, products.get(line.product), at) ?? changeOf(line, products.get(line.product)))
      return problem ? [[line, problem]] : []
    }),
  )
}

/** Whether it is enough that the guest agrees. */
export function isAgreeable(problem: LineProblem): problem is AgreeableProblem {
  return 'product' in problem
}

function outageOf(
  { parts }: StoredCartLine,
  product: ProductView | undefined,
  at: Temporal.Instant,
): LineProblem | null {
  const option = product && soldOutOption(product, parts, at)

  return option ? { reason: 'option-sold-out', option: option.name } : null
}

function changeOf(line: StoredCartLine, product: ProductView | undefined): LineProblem | null {
  const reason = removalReason(line, product)
  if (!reason) return null
  if (!product || reason === 'product-gone') return { reason: 'product-gone' }

  const [problem] = configurationProblems(product, line.parts, line.amount, line.unit)
  // What is agreed to has to be possible.
  if (problem) return { reason: 'configuration-changed', problem }
  if (reason === 'name-changed' || reason === 'description-changed') return { reason, product }

  const before = line.remembered.unitPrice
  const after = unitPriceCents(product, line.parts, line.unit)
  // Where an option says what it costs, the product may say something else.
  return before === after ? null : { reason: 'price-changed', product, before, after }
}
