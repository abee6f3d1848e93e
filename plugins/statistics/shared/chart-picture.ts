import type { Drawn } from '../admin/chart/drawn.ts'
import { type Look, paperLook } from '../admin/chart/look.ts'

const pixelsPerRem = 16

/** The desk's colours where whoever looks has a dark page. */
export const darkLook: Look = {
  ...paperLook,
  text: 'rgb(240,240,242)',
  quiet: 'rgb(176,178,184)',
  line: 'rgb(66,68,74)',
  surface: 'rgb(32,33,37)',
  accent: 'rgb(150,168,255)',
  before: 'rgb(150,152,158)',
}

/** A drawing as the address of a picture, which can do nothing but be seen. */
export async function chartPicture(drawn: Drawn, look: Look, width: number): Promise<string> {
  const { init } = await import('../admin/chart/draw-with.ts')
  const chart = init(null, null, {
    renderer: 'svg',
    ssr: true,
    width,
    height: drawn.height * pixelsPerRem,
  })
  chart.setOption(drawn.optionOf(look))
  const svg = chart.renderToSVGString()
  chart.dispose()

  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
