'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

import { Problem, Quiet, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { callOf } from '#domain/api/call-of.ts'
import type { PublishWarning } from '#domain/content/publish-checks.ts'
import type { publishChecksContract } from '#domain/content/editing-calls.contract.ts'

import { jumpToField } from './jump-to-field.ts'
import { newestOnly } from './newest-only.ts'
import styles from './panel.module.css'
import { useAnswer } from './use-answer.ts'

type Warning = Pick<PublishWarning, 'at' | 'message'>

const readChecks = callOf<typeof publishChecksContract>('get', '/api/sites/{id}/publish-checks')

/** What to look at before a page is published; it follows what is saved while somebody types. */
export function PublishChecksPanel() {
  const { hasPublishedDoc, id, lastUpdateTime } = useDocumentInfo()
  const { answer, problem, ask } = useAnswer<{ warnings: Warning[] }>()
  const [inTurn] = useState(newestOnly)
  useEffect(() => {
    if (id) void inTurn(() => ask(readChecks(fetch, { params: { id: String(id) } })))
  }, [ask, hasPublishedDoc, id, inTurn, lastUpdateTime])
  useNamedField()
  if (!id) return null

  return (
    <SidePanel id="publish-checks" title="Vor dem Veröffentlichen">
      <Problem>{problem}</Problem>
      <div aria-live="polite">{answer && <Warnings warnings={answer.warnings} />}</div>
    </SidePanel>
  )
}

/** A list over all pages leads to the place of a page by the address of its form. */
function useNamedField(): void {
  const field = useSearchParams().get('feld')
  const { isInitializing } = useDocumentInfo()
  useEffect(() => {
    if (field && !isInitializing) void jumpToField(field)
  }, [field, isInitializing])
}

function Warnings({ warnings }: { warnings: Warning[] }) {
  if (warnings.length === 0) {
    return <Quiet>Alles in Ordnung: Bilder, Überschriften und Links sind geprüft.</Quiet>
  }

  return (
    <ul className={styles.warnings}>
      {warnings.map(({ at, message }) => (
        <li className={styles.warning} key={`${at} ${message}`}>
          <span>{message}</span>
          <button className={styles.jump} onClick={() => void jumpToField(at)} type="button">
            Zur Stelle springen
          </button>
        </li>
      ))}
    </ul>
  )
}
