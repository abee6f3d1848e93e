'use client'

import { LoadedView, useLoaded } from '#plugins/desk/kit.port.ts'
import { callOf } from '#domain/api/call-of.ts'
import type { paperContract } from '#domain/ordering/printing/printing.contract.ts'

import { PaperFigure } from './paper-figure.tsx'
import styles from './printers-view.module.css'

const read = callOf<typeof paperContract>('get', '/api/print-jobs/{id}/paper')

/** A slip as it comes out, by what is known of its order now. */
export function JobPaper({ id }: { id: string }) {
  const paper = useLoaded(id, (signal) => read(fetch, { signal, params: { id } }))

  return (
    <LoadedView of={paper}>
      {({ lines, columns }) => (
        <>
          <PaperFigure {...{ lines, columns }} label="Bon" />
          <a
            className={styles.link}
            href={`/api/print-jobs/${id}/paper/pdf`}
            target="_blank"
            rel="noreferrer"
          >
            Als PDF öffnen
          </a>
        </>
      )}
    </LoadedView>
  )
}
