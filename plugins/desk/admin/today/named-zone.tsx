'use client'

import { useNamedZone } from '#collections/shared/admin/moment/use-named-zone.ts'

type Props = { at: string; timeZone: string | undefined }

/** After a text that tells a time: by which clock, where another one hangs before whoever looks. */
export function NamedZone({ at, timeZone }: Props) {
  return timeZone && <Named at={at} timeZone={timeZone} />
}

function Named({ at, timeZone }: { at: string; timeZone: string }) {
  const zone = useNamedZone(at, timeZone)

  return zone && ` · Uhrzeit in ${zone}`
}
