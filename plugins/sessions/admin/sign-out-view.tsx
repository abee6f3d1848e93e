'use client'

import { Button, LoadingOverlay, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

import { endSession } from './end-session.ts'
import { noteSignedOut } from './signed-out-note.ts'

/**
 * In the place of Payload's, which goes on in the same document: what was asked there before the sign-out, and is
 * answered after it, would bring the person back. Here the login begins in a document of its own.
 */
export function SignOutView() {
  const { t } = useTranslation()
  const [hasFailed, setFailed] = useState(false)
  const isLeaving = useRef(false)

  const leave = useCallback(async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    setFailed(false)
    const hasEnded = await endSession((path, init) => fetch(path, init))
    isLeaving.current = false
    if (!hasEnded) return setFailed(true)

    noteSignedOut()
    window.location.replace('/backend/login')
  }, [])

  useEffect(() => void leave(), [leave])

  if (!hasFailed)
    return <LoadingOverlay animationDuration="0ms" loadingText={t('authentication:loggingOut')} />
  return (
    <div role="alert">
      <h1>Sie sind noch angemeldet</h1>
      <p>Die Anmeldung konnte nicht beendet werden. Bitte überprüfen Sie die Verbindung.</p>
      <Button onClick={() => void leave()}>Erneut abmelden</Button>
    </div>
  )
}
