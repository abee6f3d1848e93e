type At = { active: number | null; count: number; stride?: number | undefined }

/** Where a key leads among the points of a drawing; null where it leads nowhere. Rows are gone through by up and down. */
export function stepOfKey(key: string, { active, count, stride = 1 }: At): number | null {
  if (count === 0) return null
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: stride,
    ArrowUp: -stride,
  }
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined) return null
  if (active === null) return 0
  const next = active + step

  return next >= 0 && next < count ? next : active
}
