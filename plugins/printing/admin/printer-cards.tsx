'use client'

import { canPrint, paperStateLabels } from '#domain/operations/printer-state.ts'
import { agoWords, isAway } from '#domain/ordering/printing/print-notices.texts.ts'
import type { PrinterView } from '#domain/ordering/printing/printing.contract.ts'
import { StatusPill, type Tone } from '#plugins/desk/kit.port.ts'

import styles from './printers-view.module.css'

type CardsProps = {
  printers: readonly PrinterView[]
  /** As of when, ISO text. */
  at: string
  home: string
}

/** How each printer is, what is wrong with it, and how much waits for it. */
export function PrinterCards({ printers, at, home }: CardsProps) {
  const nowMs = Date.parse(at)

  return (
    <ul className={styles.printers} aria-label="Drucker">
      {printers.map((printer) => {
        const { tone, words } = healthOf(printer, nowMs)

        return (
          <li key={printer.id} className={styles.printer}>
            <h2>
              <a href={`${home}/collections/devices/${printer.id}`}>{printer.name}</a>
            </h2>
            <StatusPill tone={tone}>{words}</StatusPill>
            <p>{waitingWords(printer.waiting)}</p>
            <p className={styles.quiet}>{seenWords(printer, nowMs)}</p>
          </li>
        )
      })}
    </ul>
  )
}

function healthOf(printer: PrinterView, nowMs: number): { tone: Tone; words: string } {
  const { isEnabled, hasKey, paperState } = printer
  if (!isEnabled) return { tone: 'neutral', words: 'Ausgeschaltet' }
  if (!hasKey) return { tone: 'wrong', words: 'Noch ohne Schlüssel' }
  if (isAway(printer, nowMs)) return { tone: 'wrong', words: 'Meldet sich nicht' }
  if (!paperState) return { tone: 'done', words: 'Bereit' }

  const tone = canPrint(paperState) ? (paperState === 'low' ? 'waits' : 'done') : 'wrong'
  return { tone, words: paperState === 'ok' ? 'Bereit' : paperStateLabels[paperState] }
}

const waitingWords = (waiting: number): string =>
  waiting === 0 ? 'Nichts wartet' : waiting === 1 ? '1 Bon wartet' : `${waiting} Bons warten`

function seenWords({ branchName, lastSeenAt }: PrinterView, nowMs: number): string {
  const seen = lastSeenAt === null ? 'noch nie gemeldet' : `zuletzt gemeldet ${agoWords(lastSeenAt, nowMs)}`

  return `${branchName}, ${seen}`
}
