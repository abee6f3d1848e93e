'use client'

import { MomentText } from './moment-text.tsx'
import { useZoneOf } from './zones.tsx'

/** A time that belongs to no branch, by the clock of the house. */
export function HouseMoment({ at }: { at: string }) {
  return <MomentText at={at} timeZone={useZoneOf({})} />
}
