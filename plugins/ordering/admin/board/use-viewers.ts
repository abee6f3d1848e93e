'use client'

import { useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import {
  isNewcomer,
  sayEverySeconds,
  type ViewerNews,
  type Viewers,
  viewersOf,
  withViewer,
} from '#domain/ordering/order-viewers.ts'
import type { orderViewerContract } from '#domain/ordering/staff-orders.contract.ts'

const sayViewing = callOf<typeof orderViewerContract>('put', '/api/orders/{id}/viewers')
// Whether it was heard shows in nothing but what colleagues see, and it is said again soon.
const say = (id: string, isHere: boolean) => void sayViewing(fetch, { params: { id }, body: { isHere } })

/** Who else has which order open; that one has one open oneself is told to them as long as it is. */
export function useViewers(openId: string | null) {
  const self = useAuth().user?.id
  const [viewers, setViewers] = useState<Viewers>(new Map())
  const known = useRef(viewers)
  const opened = useRef(openId)
  const hearViewer = useCallback(
    (news: ViewerNews) => {
      if (news.person === String(self)) return
      const now = Date.now()
      // Whoever comes does not know yet who is there.
      if (opened.current === news.order && isNewcomer(known.current, news, now)) say(news.order, true)
      known.current = withViewer(known.current, news, now)
      setViewers(known.current)
    },
    [self],
  )
  useEffect(() => {
    opened.current = openId
    if (!openId) return
    say(openId, true)
    const timer = setInterval(() => say(openId, true), sayEverySeconds * 1000)

    return () => {
      clearInterval(timer)
      say(openId, false)
    }
  }, [openId])

  return { hearViewer, viewersOf: (id: string) => viewersOf(viewers, id, Date.now()) }
}
