'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import { CopyButton } from '#collections/shared/admin/copy-button.tsx'
import { HouseMoment } from '#collections/shared/admin/moment/house-moment.tsx'
import { Problem, Quiet, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { callOf } from '#domain/api/call-of.ts'
import type { previewDays, previewLinkContract } from '#domain/content/editing-calls.contract.ts'

import styles from './panel.module.css'
import { useAnswer } from './use-answer.ts'

type Link = { url: string; expiresAt: string }
type Days = (typeof previewDays)[number]

const makeLink = callOf<typeof previewLinkContract>('post', '/api/sites/{id}/preview-link')

const choices: { days: Days; label: string }[] = [
  { days: 1, label: 'einen Tag' },
  { days: 7, label: 'eine Woche' },
  { days: 30, label: '30 Tage' },
]

/** Makes a link that shows the draft to people without a login, for a while. */
export function PreviewLinkPanel() {
  const { id, hasSavePermission } = useDocumentInfo()
  const { answer, problem, isBusy, ask } = useAnswer<Link>()
  const [days, setDays] = useState<Days>(7)
  if (!id || !hasSavePermission) return null

  return (
    <SidePanel id="preview-link" title="Vorschau weitergeben">
      <Quiet>Der Link zeigt den neuesten Entwurf, auch ohne Anmeldung.</Quiet>
      <div className={styles.choice}>
        <label>
          Gültig für
          <select
            onChange={({ target }) => setDays(choices[target.selectedIndex]?.days ?? days)}
            value={days}
          >
            {choices.map((choice) => (
              <option key={choice.days} value={choice.days}>
                {choice.label}
              </option>
            ))}
          </select>
        </label>
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          margin={false}
          onClick={() => void ask(makeLink(fetch, { params: { id: String(id) }, body: { days } }))}
          size="small"
        >
          Link erstellen
        </Button>
      </div>
      <Problem>{problem}</Problem>
      {answer && <MadeLink link={answer} />}
    </SidePanel>
  )
}

function MadeLink({ link }: { link: Link }) {
  return (
    <div className={styles.choice}>
      <input aria-label="Vorschaulink" onFocus={({ target }) => target.select()} readOnly value={link.url} />
      <Quiet>
        Gültig bis <HouseMoment at={link.expiresAt} />
      </Quiet>
      <CopyButton size="small" text={link.url} />
    </div>
  )
}
