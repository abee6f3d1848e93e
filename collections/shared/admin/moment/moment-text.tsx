'use client'

import { momentInZone, nameOfZone } from '#domain/time/wall-time.ts'

import { useOwnZone } from './zones.tsx'

type Props = { at: string; timeZone: string; withTime?: boolean }

/** A time by the clock of a branch, which is named where another clock hangs before whoever looks. */
export function MomentText({ at, timeZone, withTime = true }: Props) {
  const own = useOwnZone()
  const isElsewhere = own !== null && momentInZone(at, own) !== momentInZone(at, timeZone)

  return (
    <time dateTime={at}>
      {momentInZone(at, timeZone, withTime)}
      {withTime && isElsewhere && ` (${nameOfZone(timeZone)})`}
    </time>
  )
}
