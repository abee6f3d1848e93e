'use client'

import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import { Quiet, SidePanel } from '#collections/shared/admin/side-panel.tsx'

import type { Intent } from './keep-dialog.tsx'
import styles from './keep-panel.module.css'
import { LazyKeepDialog } from './lazy-keep-dialog.tsx'

/** What of this page others are to show or to begin with. */
export function KeepPanel() {
  const { id, hasSavePermission } = useDocumentInfo()
  const { config } = useConfig()
  const [intent, setIntent] = useState<Intent | null>(null)
  if (!id || !hasSavePermission) return null

  return (
    <SidePanel id="keep-sections" title="Wiederverwenden">
      <Quiet>
        Bausteine stehen auf mehreren Seiten, Vorlagen am Anfang neuer Seiten.{' '}
        <a href={`${config.routes.admin}/seiten?offen=vorlagen`}>Vorlagen ansehen</a>
      </Quiet>
      <div className={styles.actions}>
        <Button buttonStyle="secondary" margin={false} size="small" onClick={() => setIntent('piece')}>
          Als Baustein sichern …
        </Button>
        <Button buttonStyle="secondary" margin={false} size="small" onClick={() => setIntent('template')}>
          Als Vorlage sichern …
        </Button>
      </div>
      {intent && <LazyKeepDialog intent={intent} section={null} onLeave={() => setIntent(null)} />}
    </SidePanel>
  )
}
