import { isFullDisk } from '#collections/shared/media/full-disk.ts'
import { refusalIn } from '#kernel/refused.ts'
import {
  type ApiError,
  type RefusalCode,
  refusalForStatus,
  refusalStatus,
  refusalText,
  toApiErrors,
} from '#domain/refusals/refusals.ts'
import type { WriteFailure } from '#plugins/files/files.port.ts'

import { type Broken, describeBroken, describeTaken, type FieldOf } from './describe-broken.ts'

type Asked = {
  method: string
  requestId?: string
  writeFailed?: WriteFailure | undefined
  fieldOf?: FieldOf
}
type Described = { status: number; errors: ApiError[] }
type Problem = { message?: string; path?: string; label?: unknown; tableName?: string }
type Thrown = Error & {
  status?: number
  code?: string
  data?: { errors?: Problem[] } | null
  cause?: unknown
}

/** Names under which Payload throws with words that its German translation holds. */
const translated = new Set(['MissingFile', 'UnverifiedEmail'])

/** Their words tell of hosts and tools, and the file that was sent is to blame. */
const unreadableFile = new Set(['FileUploadError', 'FileRetrievalError'])

/** Payload has no other mark for a record that somebody else has open, where it writes many at once. */
export const lockedWords = /^Document with ID \S+ is currently locked/

/** What the parser of multipart bodies says of one that breaks off or has no boundary. */
const brokenForm =
  /^(?:Unexpected end of|Malformed|Missing Content-Type|Unsupported content type|Multipart: |Request is not eligible)/

/** What a client is told about an error; whatever is not known to be its fault is an internal one. */
export function describeError(error: Error, asked: Asked): Described {
  const thrown = error as Thrown
  const refusal = refusalIn(thrown)
  if (refusal) return { status: refusal.status, errors: toApiErrors(refusal).errors }
  if (thrown.name === 'AuthenticationError') return refuse('wrong-credentials')
  if (thrown.message === 'Token is either invalid or has expired.') return refuse('invalid-link')
  if (isFullDisk(thrown)) return refuse('no-room')
  if (asked.writeFailed === 'no-room') return refuse('no-room')
  if (asked.writeFailed === 'internal') return fault('internal', asked.requestId)
  if (unreadableFile.has(thrown.name)) return refuse('validation', 'Die Datei kann nicht verarbeitet werden.')

  if (brokenForm.test(thrown.message))
    return refuse('validation', 'Das gesendete Formular ist unvollständig.')

  if (thrown.message.endsWith('has disabled bulk edit')) return refuse('method-not-allowed')

  return describeInvalid(thrown, asked) ?? describeDatabase(thrown, asked) ?? describeStatus(thrown, asked)
}

function describeInvalid({ name, message, data }: Thrown, { fieldOf }: Asked): Described | null {
  // Payload lets names through that its database adapter then does not find, such as `_id`.
  const isUnknownField = name === 'QueryError' || message.startsWith('Cannot find field for path at ')
  if (isUnknownField) return refuse('validation', 'Die Abfrage enthält ein unbekanntes Feld.')
  // Queries may carry JSON as well, and nothing else is parsed while a request is answered.
  if (name === 'SyntaxError' || message === 'Invalid JSON') return refuse('malformed-json')
  if (name !== 'ValidationError') return null

  const errors = (data?.errors ?? []).map((problem) => describeProblem(problem, fieldOf))

  return { status: 400, errors: errors.length > 0 ? errors : refuse('validation').errors }
}

/** Payload looks into files itself, and says in English what it found. */
const aboutFiles = /^(?:Invalid (?:or corrupted |PDF|MIME|file type)|File type |SVG file )/
const brokenFile = 'Diese Datei ist beschädigt, oder ihre Art ist hier nicht erlaubt.'

/** The field's label leads, because the admin panel shows the sentence apart from the field as well. */
function describeProblem({ message: given, path, label, tableName }: Problem, fieldOf?: FieldOf): ApiError {
  // Payload tells the table of a value that is taken, and of nothing else.
  if (tableName && path) return describeTaken({ table: tableName, columns: path }, fieldOf)
  const message = germanFor(given)
  const sentence = typeof label === 'string' && label ? `${label}: ${message}` : message
  if (!path) return { message: sentence, code: 'validation' }

  // The admin panel marks the fields that it finds here.
  return { message: sentence, field: path, code: 'validation', data: { errors: [{ message, path }] } }
}

/** A few of Payload's checks speak English only. */
function germanFor(message = refusalText('validation')): string {
  if (message.startsWith('This relationship field has')) return 'Ein verknüpfter Eintrag existiert nicht.'
  if (aboutFiles.test(message)) return brokenFile
  if (message.includes(' node failed to validate')) return 'Der Text enthält ein unvollständiges Element.'

  return message
}

/** PostgreSQL's error classes, see its manual, appendix A. */
function describeDatabase(thrown: Thrown, { method, fieldOf }: Asked): Described | null {
  const broken = brokenRule(thrown) ?? brokenRule(thrown.cause)
  if (!broken) return null
  const { code } = broken

  const isConstraint = code === '23503' || code === '23502'
  if (isConstraint && method.toUpperCase() === 'DELETE') return refuse('still-in-use')
  const problem = describeBroken(broken, fieldOf)
  if (problem) return { status: refusalStatus('validation'), errors: [problem] }
  // Half a mark of Unicode, which JSON in the database cannot hold.
  if (code === '22P02') return refuse(isAboutJson(thrown) ? 'validation' : 'malformed-id')
  // A comparison that the column's type does not know, or that makes no sentence of SQL with it.
  if (code === '42883' || code === '42601')
    return refuse('validation', 'Die Abfrage passt nicht zur Art des Feldes.')

  return code.startsWith('22') || code.startsWith('23') ? refuse('validation') : null
}

function describeStatus({ status, name, message }: Thrown, { requestId }: Asked): Described {
  // Whoever names a status for a missing thing here has looked for a record.
  const code = status === 404 ? 'unknown-record' : refusalForStatus(status ?? 500)
  if (!status || status >= 500) return fault(code, requestId)

  return { status, errors: [{ message: translated.has(name) ? message : refusalText(code), code }] }
}

function refuse(code: RefusalCode, message = refusalText(code)): Described {
  return { status: refusalStatus(code), errors: [{ message, code }] }
}

const isAboutJson = (thrown: Thrown): boolean =>
  [thrown, thrown.cause].some(
    (each) =>
      typeof each === 'object' &&
      each !== null &&
      'routine' in each &&
      String(each.routine).startsWith('json'),
  )

function brokenRule(thrown: unknown): Broken | null {
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : null

  // The driver names the rest beside the code, where PostgreSQL does.
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? { ...(thrown as Broken), code } : null
}

const fault = (code: RefusalCode, requestId: string | undefined): Described => ({
  status: refusalStatus(code),
  ...toApiErrors({ code, facts: requestId ? { requestId } : {} }),
})
