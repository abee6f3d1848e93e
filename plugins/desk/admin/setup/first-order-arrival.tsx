'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** Says that the first order is there, to whoever has waited for it. */
export function FirstOrderArrival({ isWaiting }: { isWaiting: boolean }) {
  const hasWaited = useRef(isWaiting)
  useEffect(() => {
    if (hasWaited.current && !isWaiting) toast.success('Die erste Bestellung ist da.')
    hasWaited.current = isWaiting
  }, [isWaiting])

  return null
}
