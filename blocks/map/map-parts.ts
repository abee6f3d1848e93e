import type { MapView } from '#domain/catalogue/shop.contract.ts'

/** How the parts of a map are found in the finished markup. */
export const mapParts = { offer: 'data-map-offer', button: 'data-map-button', told: 'data-map-told' } as const

/** What the markup says to the script. */
export type WantedMap = {
  view: MapView
  places: { name: string; latitude: number; longitude: number; routeHref: string }[]
}
