'use client'

import type { CSSProperties } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { PaperLine } from '#domain/ordering/printing/paper.ts'
import type { paperContract } from '#domain/ordering/printing/printing.contract.ts'
import { LoadedView, useLoaded } from '#plugins/desk/kit.port.ts'

import styles from './printers-view.module.css'

const read = callOf<typeof paperContract>('get', '/api/print-jobs/{id}/paper')

/** A slip as it comes out, by what is known of its order now. */
export function JobPaper({ id }: { id: string }) {
  const paper = useLoaded(id, (signal) => read(fetch, { signal, params: { id } }))

  return (
    <LoadedView of={paper}>
      {({ lines, columns }) => (
        <figure className={styles.slip} style={{ '--columns': columns } as CSSProperties} aria-label="Bon">
          <div className={styles.paper}>
            {lines.map((line, index) => (
              <Line key={index} line={line} />
            ))}
          </div>
        </figure>
      )}
    </LoadedView>
  )
}

function Line({ line }: { line: PaperLine }) {
  if (line.kind === 'cut') return <hr className={styles.cut} />
  if (line.kind === 'qr') return <p className={styles.code}>{`QR-Code: ${line.text}`}</p>

  return (
    <p
      data-size={line.size}
      data-bold={line.isBold || undefined}
      data-inverted={line.isInverted || undefined}
    >
      <span>{line.text || ' '}</span>
    </p>
  )
}
