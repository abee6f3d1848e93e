import sharp, { type Sharp } from 'sharp'

/** An image between two steps; packing it as PNG in between would cost most of the time. */
export type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

export const read = ({ data, info }: Pixels): Sharp => sharp(data, { raw: info })

export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info

  // The rest of `info` tells how this step worked, and would be taken for a property of the pixels by the next.
  return { data, info: { width, height, channels } }
}

const barelyVisible = 8

/** The smallest rectangle around everything that is not transparent. */
export function visibleBounds({ data, info: { width, height } }: Pixels) {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < barelyVisible) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }

  return { left, top, width: Math.max(1, right - left + 1), height: Math.max(1, bottom - top + 1) }
}
