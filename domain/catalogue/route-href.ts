import { addressLine } from './address-line.ts'

type Place = Parameters<typeof addressLine>[0] & { latitude?: number | null; longitude?: number | null }

/** Where a map shows the way to a place, by its coordinates or else its address; null while neither is known. Spec: storefront 7. */
export function routeHref(place: Place): string | null {
  const { latitude, longitude } = place
  const to = latitude != null && longitude != null ? `${latitude},${longitude}` : addressLine(place)

  return to ? `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}` : null
}
