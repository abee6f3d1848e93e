/** What a font file says of its letters, in units of its own square. */
export type FontMetrics = {
  unitsPerEm: number
  ascent: number
  /** Below the line, so mostly negative. */
  descent: number
  lineGap: number
  /** How wide a letter is on average, in running text. */
  averageWidth: number
}

/** How a font of the device has to be stretched to take the room of another, in percent. */
export type FontFallback = {
  sizeAdjust: number
  ascentOverride: number
  descentOverride: number
  lineGapOverride: number
}

/** Arial's own average, which Liberation Sans, Helvetica and Roboto nearly share. */
const arialWidth = 913 / 2048

/** That of DejaVu Sans, the wide one that Linux has where it has none of these. */
const dejaVuWidth = 1041 / 2048

/**
 * The box of Arial that moves nothing when the font itself comes: as wide by `size-adjust`, and as high by the
 * overrides, which count in the adjusted size. Percent with two decimals.
 */
export function fontFallback(metrics: FontMetrics): FontFallback {
  const { unitsPerEm, ascent, descent, lineGap, averageWidth } = metrics
  const size = averageWidth / unitsPerEm / arialWidth
  const percentOf = (length: number) => hundredths((Math.abs(length) / unitsPerEm / size) * 100)

  return {
    sizeAdjust: hundredths(size * 100),
    ascentOverride: percentOf(ascent),
    descentOverride: percentOf(descent),
    lineGapOverride: percentOf(lineGap),
  }
}

/** The same box drawn with DejaVu Sans. */
export function withDejaVu({ sizeAdjust, ...overrides }: FontFallback): FontFallback {
  const wider = dejaVuWidth / arialWidth

  return {
    sizeAdjust: hundredths(sizeAdjust / wider),
    ascentOverride: hundredths(overrides.ascentOverride * wider),
    descentOverride: hundredths(overrides.descentOverride * wider),
    lineGapOverride: hundredths(overrides.lineGapOverride * wider),
  }
}

const hundredths = (percent: number): number => Math.round(percent * 100) / 100
