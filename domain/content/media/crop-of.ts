import { focalStep } from '../focal-point.ts'

type Size = { width: number; height: number }
type Point = { x: number; y: number }
export type Crop = Size & { left: number; top: number }

/**
 * What a shape shows of a picture, in pixels of the picture: as large a part as the shape has room for, laid so that the
 * point stands at the same share of both. That is how browsers cut by `object-fit: cover` and `object-position`, which
 * pages name to the percent.
 */
export function cropOf(picture: Size, shape: Size, point: Point): Crop {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height)
  const [width, height] = [shape.width * scale, shape.height * scale]

  return {
    width,
    height,
    left: ((picture.width - width) * (focalStep(point.x) ?? 50)) / 100,
    top: ((picture.height - height) * (focalStep(point.y) ?? 50)) / 100,
  }
}

/** Which share of a picture a shape leaves out, in whole percent. */
export function cutAway(picture: Size, shape: Size): number {
  const { width, height } = cropOf(picture, shape, { x: 50, y: 50 })

  return Math.round(100 - (100 * width * height) / (picture.width * picture.height))
}
