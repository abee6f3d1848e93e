'use client'

import type { CSSProperties } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { paperContract } from '#domain/ordering/printing/printing.contract.ts'
import { LoadedView, useLoaded } from '#plugins/desk/kit.port.ts'

import styles from './printers-view.module.css'

const read = callOf<typeof paperContract>('get', '/api/print-jobs/{id}/paper')

/** A slip as it comes out, by what is known of its order now. */
export function JobPaper({ id }: { id: string }) {
  const paper = useLoaded(id, (signal) => read(fetch, { signal, params: { id } }))

  return (
    <LoadedView of={paper}>
      {({ drawing, columns }) => (
        <figure className={styles.slip} style={{ '--columns': columns } as CSSProperties} aria-label="Bon">
          <pre className={styles.paper}>{drawing}</pre>
        </figure>
      )}
    </LoadedView>
  )
}
