/** A code of an app holds for half a minute. RFC 6238. */
export const stepSeconds = 30
/** Clocks of telephones may be one step ahead or behind. */
const stepsAside = 1

/** The step that an instant is in, counted from 1970. */
export const timeStep = (now: Temporal.Instant): number =>
  Math.floor(now.epochMilliseconds / 1000 / stepSeconds)

/** The steps whose codes are taken now, from the earliest on: of none at or before the last one that was used. */
export function openSteps(now: Temporal.Instant, lastStep: number): number[] {
  const here = timeStep(now)
  const near = Array.from({ length: 2 * stepsAside + 1 }, (_, index) => here - stepsAside + index)

  return near.filter((step) => step > lastStep)
}
