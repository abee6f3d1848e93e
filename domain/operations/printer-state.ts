import type { PrintJobFailure } from '../ordering/printing/print-job.ts'

/** What a printer says of its paper. */
export const paperStateLabels = {
  ok: 'Genug Papier',
  low: 'Papier geht zu Ende',
  out: 'Papier aus',
  open: 'Deckel offen',
  jammed: 'Papierstau',
} as const
export type PaperState = keyof typeof paperStateLabels

/** Whether the printer can print just now. */
export const canPrint = (state: PaperState): boolean => state === 'ok' || state === 'low'

/**
 * The paper by the status code of Star CloudPRNT, such as „410 Paper out“, sent encoded as an address is; a printer
 * that says nothing of its paper has some.
 */
export function paperStateOf(statusCode: string): PaperState {
  switch (numberOf(statusCode)) {
    case 211:
      return 'low'
    case 410:
      return 'out'
    case 411:
      return 'jammed'
    case 420:
      return 'open'
    default:
      return 'ok'
  }
}

export type PrintOutcome =
  | { outcome: 'printed' }
  | { outcome: 'not-fetched' }
  | { outcome: 'failed'; why: PrintJobFailure }

/** What became of a job by the code that the printer gave it; where it never came whole, nothing is on paper. */
export function printOutcomeOf(code: string): PrintOutcome {
  const number = numberOf(code)
  if (number >= 200 && number < 300) return { outcome: 'printed' }
  if (number === 520) return { outcome: 'not-fetched' }

  return { outcome: 'failed', why: failures[number] ?? 'refused' }
}

const failures: Readonly<Record<number, PrintJobFailure>> = {
  410: 'paper-out',
  411: 'jammed',
  420: 'cover-open',
}

const numberOf = (code: string): number => Number.parseInt(code, 10)

/** Printers send their codes as an address is encoded, some of them twice; what cannot be read stays as it is. */
export function decodedCode(code: string): string {
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}
