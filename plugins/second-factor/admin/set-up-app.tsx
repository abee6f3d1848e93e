'use client'

import { useEffect, useState } from 'react'

import { CopyButton } from '#collections/shared/admin/copy-button.tsx'
import { Problem } from '#collections/shared/admin/side-panel.tsx'

import { addApp, beginApp, problemOf } from './calls.ts'
import { CodeForm } from './code-form.tsx'
import styles from './factors.module.css'
import type { OnAdded } from './on-added.ts'

type Secret = { setup: string; secret: string; qr: { size: number; path: string } }

/** Shows the secret for an app, and takes the first code of it. */
export function SetUpApp({ permit, onAdded }: { permit: string; onAdded: OnAdded }) {
  const [made, setMade] = useState<Secret | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    let isHere = true
    void beginApp(fetch, { body: { permit } }).then((outcome) => {
      if (!isHere) return
      if (outcome.ok) setMade(outcome.body)
      else setProblem(problemOf(outcome))
    })
    return () => {
      isHere = false
    }
  }, [permit])
  if (!made) return problem ? <Problem>{problem}</Problem> : <p aria-live="polite">Einen Augenblick …</p>

  const confirm = async (code: string) => {
    const outcome = await addApp(fetch, { body: { setup: made.setup, code } })
    if (outcome.ok) onAdded(outcome.body)
    return problemOf(outcome)
  }

  return (
    <>
      <p>
        Öffnen Sie eine App für Einmalcodes auf Ihrem Telefon und lesen Sie damit diesen Code ein, oder geben
        Sie den Schlüssel von Hand ein.
      </p>
      <div className={styles.secret}>
        <QrCode {...made.qr} />
        <div>
          <code>{(made.secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
          <CopyButton text={made.secret} size="small" />
        </div>
      </div>
      <CodeForm label="Code aus der App" action="Bestätigen" onEnter={confirm} />
    </>
  )
}

/** Dark on light in either theme: cameras read nothing else. */
function QrCode({ size, path }: Secret['qr']) {
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR-Code des Schlüssels">
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
