'use client'

import { type PropsWithChildren, useEffect } from 'react'

import { useOwnZone, useZoneOf } from '#collections/shared/admin/moment/zones.tsx'

import { mendMarkup, setPageApart } from './mend-markup.repair.ts'
import { saySinceWhen } from './say-since-when.repair.ts'
import { sayTimes } from './say-times.repair.ts'

/** Mends what Payload draws, once for all that has been drawn since the last frame. */
export function MarkupMender({ children }: PropsWithChildren) {
  const browser = useOwnZone()
  const house = useZoneOf({})
  useEffect(() => {
    let frame = 0
    const mendSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        mendMarkup(document)
        if (!browser) return
        saySinceWhen(document, { browser, house })
        sayTimes(document, { browser, house })
      })
    }
    mendSoon()
    const watch = new MutationObserver(() => {
      setPageApart(document)
      mendSoon()
    })
    watch.observe(document.body, {
      attributeFilter: ['aria-label'],
      characterData: true,
      childList: true,
      subtree: true,
    })

    return () => {
      watch.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [browser, house])

  return <>{children}</>
}
