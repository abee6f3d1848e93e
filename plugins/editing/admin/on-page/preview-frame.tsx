'use client'

import { useDocumentInfo, useForm, useFormFields, useLivePreviewContext } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { openComments, useOpenComments } from '#collections/shared/admin/open-comments.ts'
import { type FrameMessage, messageOfFrame, type WrittenLink } from '#domain/content/editor-messages.ts'
import { formState, type PanelMessage } from '#domain/content/panel-messages.ts'

import { askForComments } from '../../comments/comments-news.ts'
import { jumpToField, showField } from '../jump-to-field.ts'
import { LazyKeepDialog } from '../keep/lazy-keep-dialog.tsx'
import { useLoosenPiece } from '../keep/use-loosen-piece.ts'
import { arrangeSection, insertSection, sectionIds, sectionsPath } from './arrange-sections.ts'
import { fitDevice } from './fit-device.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PageTools } from './page-tools.tsx'
import { rememberSection } from './section-choices.ts'
import { SectionDrawer } from './section-drawer.tsx'
import { SectionPicker } from './section-picker.tsx'
import { useFormAside } from './use-form-aside.ts'
import { usePageHistory } from './use-page-history.ts'
import { writeField } from './write-field.ts'

/** Between form and frame: what is done on the page is done in the form, and what is typed in the form is seen there. */
export function PreviewFrame() {
  const { isLivePreviewing } = useLivePreviewContext()

  return isLivePreviewing ? <OpenFrame /> : null
}

function OpenFrame() {
  useFittedDevice()
  const form = useForm()
  const pageType = useFormFields(([fields]) => fields.type?.value)
  const history = usePageHistory()
  const aside = useFormAside()
  const [before, setBefore] = useState<string | null>(null)
  const [asked, setAsked] = useState<{ now: WrittenLink | null } | null>(null)
  const [kept, setKept] = useState<string | null>(null)
  const loosen = useLoosenPiece()
  const { go, note } = history
  const { isAlone, showSection } = aside

  const hear = useCallback(
    (message: FrameMessage, say: (message: PanelMessage) => void) => {
      if (message.type === 'theke-edit-section' || message.type === 'theke-at-section') {
        const index = sectionIds(form).indexOf(message.section)
        if (index === -1) return
        const row = `${sectionsPath}.${index}`
        if (message.type === 'theke-edit-section') {
          showSection(message.section)
          void jumpToField(row)
        } else if (!isAlone) void showField(row)
      }
      if (message.type === 'theke-write') writeField(form, message)
      if (message.type === 'theke-history') go(message.step)
      if (message.type === 'theke-insert') setBefore(message.before)
      if (message.type === 'theke-ask-link') setAsked(message)
      if (message.type === 'theke-comment') askForComments(message.section)
      if (message.type === 'theke-keep') {
        if (message.deed === 'keep') setKept(message.section)
        else void loosen(message.section).then(tellProblem)
      }
      if (message.type === 'theke-arrange') {
        note()
        // Keys may follow each other faster than the form is drawn, and each step begins where the one before ended.
        const next = flushSync(() => arrangeSection(form, message))
        if (next) say({ type: 'theke-go-to', section: next, part: 'tools' })
        if (message.step === 'remove') void tellRemoved(() => go('undo'))
      }
    },
    [form, go, note, isAlone, loosen, showSection],
  )
  const say = useFrameMessages(hear)
  const answer = (link: WrittenLink | null | 'as-before') => {
    setAsked(null)
    // Once the dialog has given the focus back to the frame, which hands it on to the text.
    setTimeout(() => say({ type: 'theke-set-link', link }))
  }

  return (
    <>
      <PageTools
        canUndo={history.canUndo}
        canRedo={history.canRedo}
        onStep={go}
        isAlone={aside.isAlone}
        onAlone={aside.setAlone}
      />
      {aside.isOpen && <SectionDrawer onLeave={() => aside.showSection(null)} />}
      {asked && <LinkDialog now={asked.now} onDone={answer} onLeave={() => answer('as-before')} />}
      {kept !== null && <LazyKeepDialog intent="piece" section={kept} onLeave={() => setKept(null)} />}
      {before !== null && (
        <SectionPicker
          pageType={pageType}
          onLeave={() => setBefore(null)}
          onChoose={(blockType) => {
            setBefore(null)
            note()
            rememberSection(blockType)
            say({ type: 'theke-go-to', section: insertSection(form, { before, blockType }), part: 'words' })
          }}
        />
      )}
    </>
  )
}

function useFittedDevice(): void {
  const { breakpoint, size } = useLivePreviewContext()
  useEffect(() => {
    if (breakpoint === 'responsive') return undefined
    return fitDevice(size.width)
  }, [breakpoint, size.width])
}

/** What says so belongs to the kit of the desk, which no form loads before. */
async function tellRemoved(undo: () => void): Promise<void> {
  const { tellDone } = await import('#plugins/desk/kit.port.ts')
  tellDone('Der Abschnitt ist gelöscht.', undo, { about: 'section' })
}

async function tellProblem(problem: string | null): Promise<void> {
  if (problem === null) return
  const { tellProblem } = await import('#plugins/desk/kit.port.ts')
  tellProblem(problem)
}

/** Hears the frame and the window of its own, and answers how to speak to both. */
function useFrameMessages(hear: (message: FrameMessage, say: (message: PanelMessage) => void) => void) {
  const { hasSavePermission = false, id } = useDocumentInfo()
  const { disabled, getData, getFields } = useForm()
  const { iframeRef, popupRef } = useLivePreviewContext()
  const mayWrite = hasSavePermission && !disabled

  const say = useCallback(
    (message: PanelMessage) => {
      for (const frame of [iframeRef.current?.contentWindow, popupRef?.current]) {
        frame?.postMessage(message, location.origin)
      }
    },
    [iframeRef, popupRef],
  )
  const open = useOpenComments()
  useEffect(() => say({ type: 'theke-comments', open }), [open, say])
  useEffect(() => {
    say({ type: 'theke-rights', mayWrite })
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin) return
      const frame = [iframeRef.current?.contentWindow, popupRef?.current].find(
        (each) => each && each === source,
      )
      const message = messageOfFrame(data)
      if (!message) return
      if (message.type === formState) {
        // Payload answers the first page that a frame opens, and none that the frame opens by itself.
        frame?.postMessage({ type: formState, data: { ...getData(), id } }, location.origin)
        frame?.postMessage({ type: 'theke-rights', mayWrite }, location.origin)
        frame?.postMessage({ type: 'theke-comments', open: openComments() }, location.origin)
      } else if (frame && (mayWrite || message.type === 'theke-edit-section')) hear(message, say)
    }
    const mark = ({ target }: FocusEvent) => {
      const section = sectionIds({ getFields })[rowAround(target)]
      if (section) say({ type: 'theke-mark-section', section })
    }
    window.addEventListener('message', listen)
    document.addEventListener('focusin', mark)
    return () => {
      window.removeEventListener('message', listen)
      document.removeEventListener('focusin', mark)
    }
  }, [getData, getFields, hear, id, iframeRef, mayWrite, popupRef, say])

  return say
}

/** The number of the section that a field lies in, or -1. */
function rowAround(target: EventTarget | null): number {
  const prefix = `${sectionsPath.replaceAll('.', '-')}-row-`
  const row = target instanceof Element ? target.closest(`[id^="${prefix}"]`) : null

  return row ? Number(row.id.slice(prefix.length)) : -1
}
