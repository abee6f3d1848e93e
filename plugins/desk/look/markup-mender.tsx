'use client'

import { type PropsWithChildren, useEffect } from 'react'

import { mendMarkup } from './mend-markup.repair.ts'

/** Mends what Payload draws, once for all that has been drawn since the last frame. */
export function MarkupMender({ children }: PropsWithChildren) {
  useEffect(() => {
    let frame = 0
    const mendSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        mendMarkup(document)
      })
    }
    mendSoon()
    const watch = new MutationObserver(mendSoon)
    watch.observe(document.body, { childList: true, subtree: true })

    return () => {
      watch.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])

  return <>{children}</>
}
