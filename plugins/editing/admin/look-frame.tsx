'use client'

import { useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect } from 'react'

import { fitDevice } from './on-page/fit-device.ts'

/** The page around which a menu or a theme is seen is drawn anew with each state that was saved. */
export function LookFrame() {
  const { isLivePreviewing } = useLivePreviewContext()

  return isLivePreviewing ? <OpenFrame /> : null
}

function OpenFrame() {
  const { lastUpdateTime } = useDocumentInfo()
  const { breakpoint, iframeRef, popupRef, size } = useLivePreviewContext()
  useEffect(() => {
    if (breakpoint === 'responsive') return undefined
    return fitDevice(size.width)
  }, [breakpoint, size.width])
  useEffect(() => {
    for (const frame of [iframeRef.current?.contentWindow, popupRef?.current]) {
      frame?.postMessage({ type: 'theke-saved', at: lastUpdateTime }, location.origin)
    }
  }, [iframeRef, lastUpdateTime, popupRef])

  return null
}
