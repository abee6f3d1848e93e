'use client'

import { useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import { lookHeard, lookReady, lookStored, saysOfLook } from '#domain/content/look-messages.ts'

import { fitDevice } from './on-page/fit-device.ts'

/** The page around which a menu or a theme is seen is drawn anew with each state that was stored. */
export function LookFrame() {
  const { isLivePreviewing } = useLivePreviewContext()

  return isLivePreviewing ? <OpenFrame /> : null
}

function OpenFrame() {
  const { breakpoint, size } = useLivePreviewContext()
  useEffect(() => {
    if (breakpoint === 'responsive') return undefined
    return fitDevice(size.width)
  }, [breakpoint, size.width])
  useToldFrame()

  return null
}

/** A page that was just being drawn hears nothing, and is told once it stands. */
function useToldFrame(): void {
  const { lastUpdateTime } = useDocumentInfo()
  const { iframeRef, popupRef } = useLivePreviewContext()
  const told = useRef(lastUpdateTime)
  const isUnheard = useRef(false)
  useEffect(() => {
    const windows = () => [iframeRef.current?.contentWindow, popupRef?.current]
    const tell = () => {
      for (const frame of windows()) frame?.postMessage({ type: lookStored }, location.origin)
    }
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || !windows().some((frame) => frame && frame === source)) return
      if (saysOfLook(data, lookHeard)) isUnheard.current = false
      if (saysOfLook(data, lookReady) && isUnheard.current) tell()
    }
    window.addEventListener('message', listen)
    if (told.current !== lastUpdateTime) {
      told.current = lastUpdateTime
      isUnheard.current = true
      tell()
    }
    return () => window.removeEventListener('message', listen)
  }, [iframeRef, lastUpdateTime, popupRef])
}
