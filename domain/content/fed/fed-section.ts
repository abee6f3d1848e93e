import type { SectionType } from '../section-types.ts'
import type { ShownDishes } from './shown-dishes.ts'
import type { ShownHours } from './shown-hours.ts'
import type { ShownMap } from './shown-map.ts'
import type { ShownReviews } from './shown-reviews.ts'

/** What sections show of what the system knows, by their kind; reckoned by the server for the instant of a visit. */
type Fed = {
  openingHours: { branches: ShownHours[] }
  dishes: ShownDishes
  reviews: ShownReviews
  map: ShownMap
}
export type FedType = keyof Fed & SectionType
export type FedWith<Type extends FedType> = Fed[Type]

/**
 * What was found for a section, beside what its editor has chosen: null where there is nothing to show, so that
 * visitors do not see it. A section as it is stored has none of this.
 */
export type FedSection<Type extends FedType> = { fed?: FedWith<Type> | null }
