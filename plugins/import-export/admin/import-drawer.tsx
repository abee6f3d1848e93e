'use client'

import { Banner, Button, Drawer, Dropzone, toast, useModal, useRouteCache } from '@payloadcms/ui'
import { useId } from 'react'

import type { ImportableList } from '#domain/operations/import-export/import-export.contract.ts'

import styles from './import-export.module.css'
import { ImportReportTable, summaryOf } from './import-report-table.tsx'
import { useImport } from './use-import.ts'

/** Choose a file, see what it would do, and take it in as a whole. */
export function ImportDrawer({ drawer, slug }: { drawer: string; slug: ImportableList }) {
  const { closeModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const { file, report, problem, isBusy, judge, store, forget } = useImport(slug)
  const canStore = report !== null && !report.isStored && report.refused === 0
  const hasChanges = report !== null && report.created + report.updated > 0

  const leave = () => {
    if (report?.isStored) {
      toast.success(summaryOf(report))
      clearRouteCache()
    }
    forget()
    closeModal(drawer)
  }

  return (
    <Drawer slug={drawer} title="Importieren">
      <div className={styles.drawer}>
        {!report?.isStored && <FileChoice isBusy={isBusy} onChoose={(chosen) => void judge(chosen)} />}
        <div aria-live="polite">
          {isBusy && <p>{report ? 'Wird übernommen …' : 'Die Datei wird geprüft …'}</p>}
          {problem && <Banner type="error">{problem}</Banner>}
          {!isBusy && report && file && <ImportReportTable fileName={file.name} report={report} />}
        </div>
        <div className={styles.actions}>
          {canStore && hasChanges && (
            <Button disabled={isBusy} margin={false} onClick={() => void store()}>
              Jetzt übernehmen
            </Button>
          )}
          <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={leave}>
            {report?.isStored ? 'Fertig' : 'Abbrechen'}
          </Button>
        </div>
      </div>
    </Drawer>
  )
}

type ChoiceProps = { isBusy: boolean; onChoose: (file: File) => void }

function FileChoice({ isBusy, onChoose }: ChoiceProps) {
  const id = useId()
  const choose = (files: FileList | null) => {
    const chosen = files?.[0]
    if (chosen) onChoose(chosen)
  }

  return (
    <Dropzone disabled={isBusy} onChange={choose}>
      <div className={styles.choice}>
        <input
          accept=".csv,.xlsx,text/csv"
          className={styles.file}
          disabled={isBusy}
          id={id}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files)
            // The same file can be chosen again after it was corrected.
            currentTarget.value = ''
          }}
          type="file"
        />
        {/* Browsers label the input itself in their own language. */}
        <label className={styles.button} htmlFor={id}>
          CSV- oder Excel-Datei auswählen
        </label>
        <span>oder hierher ziehen</span>
        <p>
          Die erste Zeile nennt die Spalten wie im Export. Es wird erst geprüft und nichts gespeichert, bis
          Sie zustimmen.
        </p>
      </div>
    </Dropzone>
  )
}
