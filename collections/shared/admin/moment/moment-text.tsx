'use client'

import { momentInZone } from '#domain/time/wall-time.ts'

import { useNamedZone } from './use-named-zone.ts'

type Props = { at: string; timeZone: string; withTime?: boolean }

/** A time by the clock of a branch, which is named where another clock hangs before whoever looks. */
export function MomentText({ at, timeZone, withTime = true }: Props) {
  const zone = useNamedZone(at, timeZone)

  return (
    <time dateTime={at}>
      {momentInZone(at, timeZone, withTime)}
      {withTime && zone && ` (${zone})`}
    </time>
  )
}
