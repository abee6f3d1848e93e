import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import sharp, { type OverlayOptions } from 'sharp'

import { drawStage } from './draw-stage.ts'
import { type Pixels, pixelsOf, read, visibleBounds } from './pixels.ts'
import type { Picture, Placement } from './picture.ts'
import { tones } from './tones.data.ts'

/** Turns a description into a JPEG; the same description always gives the same bytes. */
export async function composePicture(picture: Picture): Promise<Buffer> {
  const layers = await Promise.all(picture.items.map((item) => drawItem(item, picture)))

  return sharp(Buffer.from(drawStage(picture)))
    .composite(layers.flat())
    .removeAlpha()
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

const illustrations = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)
const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

type Layer = OverlayOptions & { left: number; top: number }

/** The figure stands with its lowest visible point on its foot, whatever room the illustration leaves around. */
async function drawItem(item: Placement, picture: Picture): Promise<Layer[]> {
  const figure = await cutFigure(item, Math.round(item.size * picture.height))
  const { width, height } = figure.info
  const left = Math.round(item.x * picture.width - width / 2)
  const top = Math.round(item.y * picture.height - height)
  const shadow = await castShadow(figure, tones[picture.tone].shade)
  const focused = item.isSoft ? await pixelsOf(read(figure).blur(1.6)) : figure

  return [
    {
      ...asOverlay(shadow.pixels),
      left: left - shadow.pad,
      top: top - shadow.pad + Math.round(height * 0.04),
    },
    { ...asOverlay(focused), left, top },
  ]
}

const asOverlay = ({ data, info }: Pixels) => ({ input: data, raw: info })

async function cutFigure(
  { code, turn, mirrored = false, tint = {} }: Placement,
  edge: number,
): Promise<Pixels> {
  const illustration = await pixelsOf(
    sharp(await readFile(path.join(illustrations, `${code}.webp`))).ensureAlpha(),
  )
  const grown = await pixelsOf(
    read(illustration)
      .extract(visibleBounds(illustration))
      .resize(edge, edge, { kernel: 'lanczos3', fit: 'inside' })
      .flop(mirrored)
      .modulate(tint),
  )
  if (!turn) return grown

  const turned = await pixelsOf(read(grown).rotate(turn, { background: transparent }))
  return pixelsOf(read(turned).extract(visibleBounds(turned)))
}

/** The silhouette in the tone's shade, blurred wide, worked out at a quarter of its size because it is soft anyway. */
async function castShadow(figure: Pixels, shade: string): Promise<{ pixels: Pixels; pad: number }> {
  const { width, height } = figure.info
  const margin = Math.round(Math.max(width, height) * 0.04)
  const pad = margin * 4
  const soft = await pixelsOf(
    read(figure)
      .resize(Math.ceil(width / 4), Math.ceil(height / 4), { fit: 'fill' })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: transparent })
      .blur(Math.max(1, pad / 13))
      .extractChannel('alpha'),
  )
  const wide = await pixelsOf(
    read(soft)
      .resize(width + 2 * pad, height + 2 * pad, { fit: 'fill', kernel: 'cubic' })
      .extractChannel(0),
  )

  return { pixels: paint(wide, shade), pad }
}

const shadowStrength = 0.44

/** One colour everywhere, as opaque as the mask says. */
function paint({ data: mask, info }: Pixels, shade: string): Pixels {
  const data = Buffer.alloc(mask.length * 4)
  const colour = Number.parseInt(shade.slice(1), 16) * 0x100
  for (let index = 0; index < mask.length; index += 1) {
    data.writeUInt32BE(colour + Math.round((mask[index] ?? 0) * shadowStrength), index * 4)
  }

  return { data, info: { width: info.width, height: info.height, channels: 4 } }
}
