'use client'

import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

import { type Upload, totalsOf } from '#domain/content/media/upload-queue.ts'

import { uploads } from './upload-store.ts'

const none: readonly Upload[] = []

/** The files on their way; `onArrived` once none is left of those that are sent, and now and then while many are. */
export function useUploads(onArrived: () => void): readonly Upload[] {
  const queue = useSyncExternalStore(uploads.subscribe, uploads.queue, () => none)
  const { done, open } = totalsOf(queue)
  const told = useRef(done)
  const arrive = useEffectEvent(onArrived)
  useEffect(() => {
    const isMore = done > told.current
    if (isMore && (open === 0 || done - told.current >= 10)) {
      told.current = done
      arrive()
    }
    if (done < told.current) told.current = done
  }, [done, open])

  return queue
}
