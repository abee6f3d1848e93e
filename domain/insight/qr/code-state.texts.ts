import type { CodeStop } from './scan-rules.ts'

/** What whoever looks after a code is told of it. */
export const codeStopWarnings: Readonly<Record<CodeStop, string>> = {
  disabled: 'Der Code ist nicht aktiv: Wer ihn scannt, liest, dass er nicht mehr gilt.',
  'not-yet': 'Der Code gilt noch nicht: Wer ihn scannt, liest, dass hier bald etwas beginnt.',
  expired: 'Der Code ist abgelaufen: Wer ihn scannt, liest, dass die Aktion vorbei ist.',
}

export const deadTargetWarning =
  'Das Ziel ist nicht öffentlich oder wurde gelöscht: Wer den Code scannt, liest, dass hier gerade nichts zu sehen ist.'
export const deadRuleWarning = (rule: number): string =>
  `Das Ziel der Regel ${rule} ist nicht öffentlich oder wurde gelöscht.`
export const noAddressWarning = (origin: string): string =>
  `Die Adresse der Installation ist nicht eingestellt (SERVER_URL). Der Code führt zu ${origin}; bitte drucken Sie ihn erst, wenn sie stimmt.`
export const tooSmallForLabelsWarning = (label: 'compact' | 'detail', least: number): string =>
  `Für ${label === 'compact' ? 'kompakte' : 'ausführliche'} Etiketten ist die Adresse zu lang: Der Code braucht ${least} mm. Ein kürzerer Pfad hilft, solange noch nichts gedruckt ist.`

type Opens = { label: string; rule: number | null }

/** What a code opens and why, before the address itself. */
export const opensWords = ({ label, rule }: Opens): string =>
  rule === null ? `${label}:` : `${label}, nach Regel ${rule}:`

export const scansWords = (scans: number): string =>
  scans === 1 ? 'ein Scan' : `${scans.toLocaleString('de-DE')} Scans`
