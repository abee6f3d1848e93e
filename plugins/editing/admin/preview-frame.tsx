'use client'

import { useDocumentInfo, useForm, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect } from 'react'

import { editorMessage, editSection, formState, markSection } from '#domain/content/editor-messages.ts'

import { fitDevice } from './fit-device.ts'
import { jumpToField } from './jump-to-field.ts'

const sections = 'content.body'

/** Between form and frame: a click on a section opens its row, and work in a row marks its section. */
export function PreviewFrame() {
  const { id } = useDocumentInfo()
  const { getData, getFields } = useForm()
  const { breakpoint, iframeRef, isLivePreviewing, popupRef, size } = useLivePreviewContext()

  useEffect(() => {
    if (!isLivePreviewing) return undefined
    const frames = () => [iframeRef.current?.contentWindow, popupRef?.current]
    const idsOfRows = () => getFields()[sections]?.rows?.map(({ id }) => id) ?? []

    const open = ({ origin, source, data }: MessageEvent) => {
      const message = editorMessage(data)
      if (origin !== location.origin) return
      const frame = frames().find((each) => each && each === source)
      // Payload answers the first page that a frame opens, and none that the frame opens by itself.
      if (message?.type === formState && message.ready) {
        frame?.postMessage({ type: formState, data: { ...getData(), id } }, location.origin)
      }
      if (!frame || message?.type !== editSection) return
      const index = idsOfRows().indexOf(message.section)
      if (index >= 0) void jumpToField(`${sections}.${index}`)
    }
    const mark = ({ target }: FocusEvent) => {
      const section = idsOfRows()[rowAround(target)]
      if (!section) return
      for (const frame of frames()) frame?.postMessage({ type: markSection, section }, location.origin)
    }

    window.addEventListener('message', open)
    document.addEventListener('focusin', mark)
    return () => {
      window.removeEventListener('message', open)
      document.removeEventListener('focusin', mark)
    }
  }, [getData, getFields, id, iframeRef, isLivePreviewing, popupRef])

  useEffect(() => {
    if (!isLivePreviewing || breakpoint === 'responsive') return undefined
    return fitDevice(size.width)
  }, [breakpoint, isLivePreviewing, size.width])

  return null
}

/** The number of the section that a field lies in, or -1. */
function rowAround(target: EventTarget | null): number {
  const prefix = `${sections.replaceAll('.', '-')}-row-`
  const row = target instanceof Element ? target.closest(`[id^="${prefix}"]`) : null

  return row ? Number(row.id.slice(prefix.length)) : -1
}
