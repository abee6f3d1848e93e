/** Where the most important part of a picture lies, in percent from its left or upper edge. */
type Percent = number | null | undefined

/**
 * In whole percent, since a page may only name styles that it brings along. Nothing for the middle, where pictures are
 * cut anyway.
 */
export function focalStep(percent: Percent): number | undefined {
  if (percent == null) return undefined
  const step = Math.round(Math.max(0, Math.min(100, percent)))

  return step === 50 ? undefined : step
}

/** The steps of a point; what lies in the middle is left out, so that most pictures carry nothing more. */
export function focalPoint(x: Percent, y: Percent): { focalX?: number; focalY?: number } {
  const [focalX, focalY] = [focalStep(x), focalStep(y)]

  return { ...(focalX === undefined ? {} : { focalX }), ...(focalY === undefined ? {} : { focalY }) }
}
