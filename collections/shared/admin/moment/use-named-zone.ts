import { momentInZone, nameOfZone } from '#domain/time/wall-time.ts'

import { useOwnZone } from './zones.tsx'

/** What the zone is called, where the clock before whoever looks shows another time; else null. */
export function useNamedZone(at: string, timeZone: string): string | null {
  const own = useOwnZone()
  const isElsewhere = own !== null && momentInZone(at, own) !== momentInZone(at, timeZone)

  return isElsewhere ? nameOfZone(timeZone) : null
}
