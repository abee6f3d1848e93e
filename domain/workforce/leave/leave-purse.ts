import type { LeavePart } from './lapse-check.ts'
import type { LeaveYear } from './leave-years.ts'

/** The leave of one year in half days: what was earned, and what of it is gone. Below zero it was taken in advance. */
type Portion = { year: LeaveYear; share: ProtectedShare; earned: number; taken: number; lapsed: number }

/** Which part of a year's leave are the four weeks of the Union. */
export type ProtectedShare = { numerator: number; denominator: number }

export type TakenPart = { year: LeaveYear; halfDays: number }

/**
 * What is open of each leave year, oldest first. Leave is taken from the oldest year, within it from the four weeks of
 * the Union before what goes beyond them (§ 366 (2) BGB, BAG 9 AZR 353/21); what nobody has earned yet from the newest.
 */
export type LeavePurse = {
  begin: (year: LeaveYear, share: ProtectedShare) => void
  earn: (year: LeaveYear, halfDays: number) => void
  take: (halfDays: number) => TakenPart[]
  giveBack: (year: LeaveYear, halfDays: number) => void
  openOf: (year: LeaveYear, part: LeavePart) => number
  lapse: (year: LeaveYear, halfDays: number) => void
  left: () => number
  /** Years of which something is open. */
  open: () => { year: LeaveYear; halfDays: number; protected: number }[]
}

export function openLeavePurse(): LeavePurse {
  const portions: Portion[] = []
  const portionOf = (year: LeaveYear) => portions.find((portion) => portion.year === year)
  const change = (year: LeaveYear, field: 'earned' | 'taken' | 'lapsed', halfDays: number) => {
    const portion = portionOf(year)
    if (portion) portion[field] += halfDays
  }

  return {
    begin: (year, share) => portions.push({ year, share, earned: 0, taken: 0, lapsed: 0 }),
    earn: (year, halfDays) => {
      change(year, 'earned', halfDays)
      settleAdvances(portions)
    },
    take: (halfDays) => takeFrom(portions, halfDays),
    giveBack: (year, halfDays) => change(year, 'taken', -halfDays),
    openOf: (year, part) => {
      const portion = portionOf(year)
      return portion ? openPart(portion, part) : 0
    },
    lapse: (year, halfDays) => change(year, 'lapsed', halfDays),
    left: () => portions.reduce((sum, portion) => sum + openIn(portion), 0),
    open: () =>
      portions
        .filter((portion) => openIn(portion) > 0)
        .map((portion) => ({
          year: portion.year,
          halfDays: openIn(portion),
          protected: openPart(portion, 'protected'),
        })),
  }
}

const openIn = ({ earned, taken, lapsed }: Portion): number => earned - taken - lapsed

function openPart(portion: Portion, part: LeavePart): number {
  const open = Math.max(0, openIn(portion))
  if (part === 'all') return open
  const { numerator, denominator } = portion.share
  const all = Math.ceil((portion.earned * numerator) / denominator)
  // What goes beyond the four weeks lapses first, so what has lapsed of a year never was of them while they are open.
  const isProtected = Math.min(open, Math.max(0, Math.min(all, portion.earned) - portion.taken))

  return part === 'protected' ? isProtected : open - isProtected
}

function takeFrom(portions: readonly Portion[], halfDays: number): TakenPart[] {
  const parts: TakenPart[] = []
  const takeOf = (portion: Portion, halves: number) => {
    portion.taken += halves
    parts.push({ year: portion.year, halfDays: halves })
  }
  let rest = halfDays
  for (const portion of portions) {
    const halves = Math.min(rest, Math.max(0, openIn(portion)))
    if (halves > 0) takeOf(portion, halves)
    rest -= halves
  }
  const newest = portions.at(-1)
  if (rest > 0 && newest) takeOf(newest, rest)

  return parts
}

/** What was taken in advance is taken from what is earned next. */
function settleAdvances(portions: readonly Portion[]): void {
  for (const portion of portions) {
    for (const later of portions) {
      const halves = Math.min(-openIn(portion), openIn(later))
      if (halves <= 0) continue
      portion.taken -= halves
      later.taken += halves
    }
  }
}
