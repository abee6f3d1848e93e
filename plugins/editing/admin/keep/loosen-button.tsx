'use client'

import { Button, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

import { Problem, Quiet } from '#collections/shared/admin/side-panel.tsx'

import { sectionsPath } from '../on-page/arrange-sections.ts'
import styles from './keep-panel.module.css'
import { useLoosenPiece } from './use-loosen-piece.ts'

/** Below the choice of a piece: its sections become those of the page. */
export function LoosenButton({ path = '' }: { path?: string }) {
  const row = path.slice(0, path.lastIndexOf('.'))
  const section = useFormFields(([fields]) => fields[`${row}.id`]?.value)
  const piece = useFormFields(([fields]) => fields[`${row}.piece`]?.value)
  const loosen = useLoosenPiece()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  if (!row.startsWith(`${sectionsPath}.`) || typeof section !== 'string' || !piece) return null
  const start = async () => {
    setIsBusy(true)
    setProblem(await loosen(section))
    setIsBusy(false)
  }

  return (
    <div className={styles.loosen}>
      <Button
        buttonStyle="secondary"
        disabled={isBusy}
        margin={false}
        size="small"
        onClick={() => void start()}
      >
        Vom Baustein lösen
      </Button>
      <Quiet>Seine Abschnitte stehen dann in dieser Seite und ändern sich nicht mehr mit ihm.</Quiet>
      <Problem>{problem}</Problem>
    </div>
  )
}
