import type { MapView } from '#domain/catalogue/shop.contract.ts'

type Place = { latitude: number; longitude: number }
type Camera = { center: [longitude: number, latitude: number]; zoom: number; pitch: number; bearing: number }
type Frame = { width: number; height: number }

/** Room for the names of places at the edge, in pixels. */
const paddingPixels = 72
/** How wide the world is at zoom 0. */
const worldPixels = 512

/** One place is looked at as the house has said, several are all in sight from above, with north on top. */
export function cameraOf(
  { zoom, pitch, bearing }: MapView,
  places: readonly [Place, ...Place[]],
  frame: Frame,
): Camera {
  const [{ longitude, latitude }, ...others] = places
  if (others.length === 0) return { center: [longitude, latitude], zoom, pitch, bearing }

  const across = rangeOf(places.map((place) => (place.longitude + 180) / 360))
  const down = rangeOf(places.map((place) => mercatorOf(place.latitude)))
  const zoomAcross = zoomFor(across.size, frame.width)
  const zoomDown = zoomFor(down.size, frame.height)

  return {
    center: [across.middle * 360 - 180, latitudeOf(down.middle)],
    zoom: Math.max(0, Math.min(zoom, zoomAcross, zoomDown)),
    pitch: 0,
    bearing: 0,
  }
}

function rangeOf(values: readonly number[]): { size: number; middle: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)]

  return { size: most - least, middle: (least + most) / 2 }
}

/** `part` is what has to be seen of the world, which is 1 wide. */
const zoomFor = (part: number, pixels: number): number =>
  Math.log2(Math.max(1, pixels - 2 * paddingPixels) / (part * worldPixels))

/** From 0 in the north to 1 in the south, as the map is drawn. */
const mercatorOf = (latitude: number): number =>
  (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2

const latitudeOf = (mercator: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * mercator))) * 180) / Math.PI
