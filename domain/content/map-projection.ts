/** A place on the earth in degrees; north and east are positive. */
export type Place = { latitude: number; longitude: number }
/** A point of the world map, whose edges are 0 and 1. */
export type MapPoint = { x: number; y: number }

export const mapStyleLabels = { dark: 'Dunkel', light: 'Hell' } as const
export type MapStyle = keyof typeof mapStyleLabels

/** How a map without a place begins. Spec: website 3, geolocation; back office 9, map style. */
export const defaultView = {
  center: { latitude: 47.418, longitude: 9.664 },
  zoom: 0.5,
  style: 'dark',
} as const
/** The world is this many pixels wide at zoom 0, and twice as many with every further step. */
export const worldPixels = 512

/** Beyond this latitude the map has no end; the same bound makes the world a square. */
const mostLatitude = 85.051_129

/** Web Mercator, as on every map of the web. */
export function toMap({ latitude, longitude }: Place): MapPoint {
  const bounded = Math.max(-mostLatitude, Math.min(mostLatitude, latitude))
  const radians = (bounded * Math.PI) / 180

  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2 }
}

/** The place of a point, on the map and rounded to six decimals, which is about ten centimetres. */
export function toPlace({ x, y }: MapPoint): Place {
  const bounded = { x: Math.max(0, Math.min(1, x)), y: Math.max(0, Math.min(1, y)) }
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * bounded.y))) * 180) / Math.PI

  return { latitude: round(latitude), longitude: round(bounded.x * 360 - 180) }
}

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
