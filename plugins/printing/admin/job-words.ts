import {
  layoutLabels,
  printJobFailureLabels,
  printJobStateLabels,
} from '#domain/ordering/printing/print-jobs.texts.ts'
import { unprintedSeconds } from '#domain/ordering/printing/print-job.ts'
import type { PrintJob } from '#domain/ordering/printing/printing.contract.ts'
import type { Tone } from '#plugins/desk/kit.port.ts'

type Shown = Pick<PrintJob, 'layout' | 'copy' | 'station' | 'state' | 'failure' | 'createdAt'>

/** „Küchenbon Bar (Kopie 2)“. */
export const jobName = ({ layout, copy, station }: Pick<Shown, 'layout' | 'copy' | 'station'>): string =>
  [layoutLabels[layout], station, copy > 0 && `(Kopie ${copy})`].filter(Boolean).join(' ')

/** „Wartet“, „Fehlgeschlagen: Papier aus“. */
export const jobState = ({ state, failure }: Pick<Shown, 'state' | 'failure'>): string =>
  failure && state === 'failed'
    ? `${printJobStateLabels[state]}: ${printJobFailureLabels[failure]}`
    : printJobStateLabels[state]

/** What is late is told like what went wrong: somebody has to look. `nowMs` is in milliseconds. */
export function jobTone(job: Pick<Shown, 'state' | 'createdAt'>, nowMs: number): Tone {
  switch (job.state) {
    case 'printed':
      return 'done'
    case 'failed':
    case 'unclear':
      return 'wrong'
    case 'discarded':
      return 'neutral'
    case 'queued':
    case 'offered':
      return isLate(job, nowMs) ? 'wrong' : 'waits'
  }
}

/** So long nothing that a kitchen needs should wait. */
const isLate = ({ createdAt }: Pick<Shown, 'createdAt'>, nowMs: number): boolean =>
  nowMs - Date.parse(createdAt) > unprintedSeconds * 1000
