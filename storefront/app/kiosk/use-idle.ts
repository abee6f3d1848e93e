import { useCallback, useEffect, useRef, useState } from 'react'

import { type Idle, kioskIdle, kioskTimes } from '#domain/ordering/kiosk-idle.ts'

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const
const lookEveryMs = 1000

type Asked = {
  hasBegun: boolean
  /** Asked at every look, so that nothing has to be shown anew for it. */
  isSending: () => boolean
}

/** Whether somebody is there, looked at every second. Once it is asked, only the answer counts as a touch. */
export function useIdle({ hasBegun, isSending }: Asked) {
  const [beganAt] = useState(Date.now)
  const touchedAt = useRef(beganAt)
  const [idle, setIdle] = useState<Idle>({ state: 'present' })
  const isAsked = idle.state === 'asked'

  const stay = useCallback(() => {
    touchedAt.current = Date.now()
    setIdle({ state: 'present' })
  }, [])

  useEffect(() => {
    if (isAsked) return
    const leaving = new AbortController()
    const touched = () => {
      touchedAt.current = Date.now()
    }
    for (const touch of touches) {
      window.addEventListener(touch, touched, { capture: true, passive: true, signal: leaving.signal })
    }
    return () => leaving.abort()
  }, [isAsked])

  useEffect(() => {
    const timer = setInterval(() => {
      const quietMs = Date.now() - touchedAt.current
      setIdle(kioskIdle({ quietMs, hasBegun, isSending: isSending() }, kioskTimes))
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [hasBegun, isSending])

  return { idle, stay }
}
