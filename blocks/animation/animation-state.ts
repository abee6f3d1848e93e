/** What the slider says on its way. Spec: website 2, animation. */
export function animationLabel(percent: number): 'Schmutzig...' | 'Fast geschafft.' | 'Clean!' {
  if (percent >= 100) return 'Clean!'

  return isReversed(percent) ? 'Fast geschafft.' : 'Schmutzig...'
}

/** Whether the position has passed the halfway point. Spec: website 2, animation. */
export const isReversed = (percent: number): boolean => percent > 50

/** The position in a video of the given length for a slider at 0 to 100. */
export function secondsAt(percent: number, durationSeconds: number): number {
  if (!Number.isFinite(durationSeconds)) return 0

  return (Math.min(100, Math.max(0, percent)) / 100) * durationSeconds
}
