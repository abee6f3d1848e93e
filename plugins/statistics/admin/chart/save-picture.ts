import type { Drawn } from './drawn.ts'
import { paperLook } from './look.ts'

type Titled = { title: string; note: string }

const width = 1200
const headHeight = 84
const pixelsPerRem = 22
/** Sharp on paper as well. */
const density = 2

/** A drawing with its title and what is counted, on white, as PNG. */
export async function pictureOf(drawn: Drawn, { title, note }: Titled): Promise<Blob> {
  const height = headHeight + drawn.height * pixelsPerRem
  const svg = await svgOf(drawn, { title, note, height })
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * density
  canvas.height = height * density
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of the drawing'))))
  })
}

/** Drawn where nobody sees it. */
export async function svgOf(
  drawn: Drawn,
  { title, note, height }: Titled & { height: number },
): Promise<string> {
  const { init } = await import('./draw-with.ts')
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  const option = drawn.optionOf(paperLook)
  const below = (part: unknown) => lowered(part, headHeight)
  chart.setOption({
    ...option,
    backgroundColor: paperLook.surface,
    title: {
      text: title,
      subtext: note,
      left: 16,
      top: 12,
      textStyle: { color: paperLook.text, fontSize: 22, fontFamily: paperLook.font },
      subtextStyle: { color: paperLook.quiet, fontSize: 14, fontFamily: paperLook.font },
    },
    ...('grid' in option && { grid: below(option.grid) }),
    ...('grid' in option ? {} : { series: [option.series].flat().map(below) }),
  })
  const svg = chart.renderToSVGString()
  chart.dispose()

  return svg
}

/** What begins at some height begins below the head instead. */
const lowered = (part: unknown, by: number): object => ({
  // Parts of an option are records, which the library types as anything.
  ...(part as object),
  top: by + ((part as { top?: number }).top ?? 0),
})
