'use client'

import { useMemo } from 'react'

import { withoutFewVisits } from '#domain/insight/statistics/few-visits.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import { useIsPrinting } from '#plugins/desk/kit.port.ts'

/** An answer as it is told where it is read: paper leaves the house. */
export function useTold(answer: Statistics): Statistics {
  const isPrinting = useIsPrinting()

  return useMemo(() => (isPrinting ? withoutFewVisits(answer) : answer), [answer, isPrinting])
}
