export const logActionLabels = {
  create: 'Erstellt',
  update: 'Geändert',
  delete: 'Gelöscht',
  'config-saved': 'Konfiguration gespeichert',
  'sign-in': 'Angemeldet',
  'sign-in-failed': 'Anmeldung fehlgeschlagen',
  'sign-out': 'Abgemeldet',
  lockout: 'Gesperrt nach Fehlversuchen',
  'factor-asked': 'Zweiter Faktor verlangt',
  'factor-added': 'Zweiter Faktor eingerichtet',
  'factor-removed': 'Zweiter Faktor entfernt',
  'factor-reset': 'Zweiter Faktor zurückgesetzt',
  'factor-failed': 'Zweiter Faktor falsch',
  'recovery-codes-made': 'Wiederherstellungscodes erstellt',
  'recovery-code-used': 'Wiederherstellungscode verwendet',
  'device-remembered': 'Gerät gemerkt',
  'device-forgotten': 'Gerät vergessen',
  'pin-set': 'PIN gesetzt',
  'pin-removed': 'PIN gelöscht',
  'pin-lock-lifted': 'PIN-Sperre aufgehoben',
  'badge-renewed': 'Ausweis ersetzt',
  'key-issued': 'Geräteschlüssel ausgestellt',
  'key-rotated': 'Geräteschlüssel erneuert',
  'key-revoked': 'Geräteschlüssel widerrufen',
  'payment-key-set': 'Zahlungsschlüssel hinterlegt',
  'sms-key-set': 'SMS-Schlüssel hinterlegt',
} as const
export type LogAction = keyof typeof logActionLabels

export const logActorLabels = {
  person: 'Person',
  device: 'Gerät',
  system: 'System',
  nobody: 'Unbekannt',
} as const
export type LogActor = keyof typeof logActorLabels

/** One field that differs; `isHidden` says that it changed and keeps the values to itself. */
export type FieldChange = { field: string; before?: unknown; after?: unknown; isHidden?: true }

/** The values of a record by the path of their field; `null` and missing mean the same. */
export type Leaves = ReadonlyMap<string, unknown>

const mostChanges = 60
const longestValue = 200
const secretName = /(password|passwort|secret|token|salt|hash|pin|apikey|p256dh)$/i

/**
 * What differs between two states of a record, compactly: long values are cut, secrets and the fields named
 * as hidden appear without their values, and beyond 60 fields only their number is told.
 */
export function changesBetween(before: Leaves, after: Leaves, hidden: ReadonlySet<string>): FieldChange[] {
  const fields = [...new Set([...before.keys(), ...after.keys()])]
  const differing = fields.filter((field) => signOf(before.get(field)) !== signOf(after.get(field)))
  const changes = differing.slice(0, mostChanges).map((field) => {
    if (secretName.test(field) || hidden.has(withoutRows(field))) return { field, isHidden: true as const }
    return { field, ...sideOf('before', before.get(field)), ...sideOf('after', after.get(field)) }
  })
  if (differing.length <= mostChanges) return changes

  return [...changes, { field: '…', after: `${differing.length - mostChanges} weitere Felder` }]
}

/** `items.0.name` is a field of every row of `items`. */
function withoutRows(path: string): string {
  return path.replaceAll(/\.\d+(?=\.|$)/g, '')
}

function sideOf(side: 'before' | 'after', value: unknown): Partial<FieldChange> {
  return isNothing(value) ? {} : { [side]: cut(value) }
}

function cut(value: unknown): unknown {
  const text = typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : null
  if (text === null || text.length <= longestValue) return value

  // Never ends in half of a sign that takes two code units.
  return `${text.slice(0, longestValue).replace(/[\uD800-\uDBFF]$/, '')}…`
}

function signOf(value: unknown): string {
  return isNothing(value) ? 'null' : JSON.stringify(value)
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
