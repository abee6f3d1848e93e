import type { MapView } from '../../catalogue/shop.contract.ts'
import { type BranchPlace, branchPlace } from './branch-place.ts'

type Located = { latitude: number; longitude: number }

type ShownPlace = BranchPlace & {
  /** Null for one of which only the address is known. */
  at: Located | null
}

export type ShownMap = {
  places: ShownPlace[]
  /** How the map is looked at; null where the house has none, or nobody knows where its places are. */
  view: MapView | null
}

/** The places that can be found, and the map of them; null where nobody knows where any of them is. */
export function shownMap(
  branches: readonly Parameters<typeof branchPlace>[0][],
  view: MapView | null,
): ShownMap | null {
  const places = branches
    .map((branch) => ({ ...branchPlace(branch), at: placeOf(branch) }))
    .filter(({ routeHref }) => routeHref !== null)
  if (places.length === 0) return null

  return { places, view: places.some(({ at }) => at !== null) ? view : null }
}

const placeOf = ({ latitude, longitude }: Partial<Record<keyof Located, number | null>>): Located | null =>
  latitude != null && longitude != null ? { latitude, longitude } : null
