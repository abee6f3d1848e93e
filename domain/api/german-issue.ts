import type * as z from 'zod/mini'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const wrong = 'Dieses Feld hat einen ungültigen Wert.'
const missing = 'Bitte füllen Sie dieses Feld aus.'

/** What a person is told about a value that does not fit its contract; a contract's own words go first. */
export function germanIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? missing : wrong
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return `Höchstens ${amountOf(issue.origin, Number(issue.maximum))} erlaubt.`
    case 'unrecognized_keys':
      return `Diese Angaben sind hier nicht vorgesehen: ${issue.keys.join(', ')}.`
    case 'invalid_value':
      return issue.input === undefined ? missing : 'Dieser Wert ist hier nicht vorgesehen.'
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
      return wrong
  }
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'string' && least === 1) return missing

  return `Mindestens ${amountOf(origin, least)} erforderlich.`
}

function amountOf(origin: string, count: number): string {
  const is = count === 1 ? 'ist' : 'sind'
  if (origin === 'string') return `${count} Zeichen ${is}`
  if (origin === 'array' || origin === 'set')
    return count === 1 ? 'ein Eintrag ist' : `${count} Einträge sind`

  return `${count.toLocaleString('de-DE')} ist`
}
