import { approvalRefusals } from './approval-refusals.data.ts'
import { releaseRefusals } from './release-refusals.data.ts'
import { mediaRefusals } from './media-refusals.data.ts'
import { messageRefusals } from './message-refusals.data.ts'
import { moneyRefusals } from './money-refusals.data.ts'
import type { ApiErrors } from './api-error.contract.ts'
import { mergingWords } from '../content/together/team-words.ts'
import { queryExcessText } from '../api/query-budget.texts.ts'
import { shopFailures } from './client-failures.ts'
import { orderFailures } from './order-failures.ts'
import { deviceRefusals } from './device-refusals.data.ts'
import { workingTimeRefusals } from './working-time-refusals.data.ts'
import { planningRefusals } from './planning-refusals.data.ts'
import { printingRefusals } from './printing-refusals.data.ts'
import { megabytes, minutes, seconds, stillInUse } from './refusal-words.texts.ts'

export type RefusalFacts = Readonly<Record<string, unknown>>
export type ApiError = ApiErrors['errors'][number]

type Refusal = { status: number; text: string | ((facts: RefusalFacts) => string) }

/** Every reason for which the server refuses a request: stable code, HTTP status, German words. */
export const refusals = {
  validation: { status: 400, text: 'Bitte überprüfen Sie Ihre Eingaben.' },
  'unknown-filter': { status: 400, text: 'Nach dieser Angabe kann die Liste nicht gefiltert werden.' },
  'fixed-field': { status: 400, text: 'Dieses Feld kann nicht geändert werden.' },
  'malformed-json': { status: 400, text: 'Die Anfrage ist kein gültiges JSON.' },
  'malformed-id': { status: 400, text: 'Die angegebene Kennung ist ungültig.' },
  'query-too-large': {
    status: 400,
    text: ({ what, most }) => queryExcessText(what, most),
  },
  'idempotency-key-missing': {
    status: 400,
    text: 'Der Anfrage fehlt ein gültiger Header „Idempotency-Key“.',
  },
  unauthenticated: { status: 401, text: 'Bitte melden Sie sich an.' },
  'wrong-device-key': { status: 401, text: 'Der Geräteschlüssel ist nicht gültig.' },
  'person-expired': { status: 401, text: 'Bitte geben Sie Ihre PIN noch einmal ein.' },
  'wrong-credentials': { status: 401, text: 'Die Anmeldedaten sind nicht korrekt.' },
  // Only whoever has proved the password, or has the link, is told these two (ADR 40).
  'account-expired': {
    status: 403,
    text: 'Dieser Zugang ist abgelaufen. Bitte wenden Sie sich an die Administration.',
  },
  'account-disabled': {
    status: 403,
    text: 'Dieser Zugang ist gesperrt. Bitte wenden Sie sich an die Administration.',
  },
  'invalid-link': {
    status: 403,
    text: 'Dieser Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
  },
  'second-factor-needed': {
    status: 403,
    text: 'Bitte bestätigen Sie die Anmeldung mit Ihrem zweiten Faktor.',
  },
  'second-factor-setup-needed': {
    status: 403,
    text: 'Für Ihren Zugang ist ein zweiter Faktor vorgeschrieben. Bitte richten Sie ihn ein.',
  },
  'second-factor-expired': {
    status: 403,
    text: 'Das hat zu lange gedauert oder ist schon erledigt. Bitte beginnen Sie von vorne.',
  },
  'proof-needed': { status: 403, text: 'Bitte bestätigen Sie zuerst, dass Sie es sind.' },
  'wrong-code': { status: 400, text: 'Dieser Code ist nicht richtig oder wurde schon verwendet.' },
  'wrong-pin': { status: 400, text: 'Diese PIN ist nicht richtig.' },
  'wrong-passkey': { status: 400, text: 'Dieser Passkey passt nicht zu Ihrem Zugang.' },
  'factor-required': {
    status: 409,
    text: 'Für Ihren Zugang ist ein zweiter Faktor vorgeschrieben. Richten Sie zuerst einen anderen ein.',
  },
  'not-allowed': { status: 403, text: 'Sie haben dafür keine Berechtigung.' },
  'not-for-this-device': { status: 403, text: 'Dafür ist dieses Gerät nicht vorgesehen.' },
  'not-found': { status: 404, text: shopFailures.pageNotFound },
  'unknown-branch': { status: 404, text: 'Diese Filiale wurde nicht gefunden.' },
  'unknown-order': { status: 404, text: 'Diese Bestellung wurde nicht gefunden.' },
  'unknown-item': { status: 404, text: 'Diese Position gibt es in der Bestellung nicht.' },
  'unknown-pairing': {
    status: 404,
    text: 'Dieser Code ist nicht richtig oder schon abgelaufen. Bitte lesen Sie ihn noch einmal am Bildschirm ab.',
  },
  'unknown-table': { status: 404, text: 'Diesen Tisch gibt es in der Filiale nicht.' },
  'unknown-record': { status: 404, text: 'Der angeforderte Eintrag wurde nicht gefunden.' },
  'method-not-allowed': { status: 405, text: 'Diese Anfrage ist hier nicht möglich.' },
  'request-timeout': {
    status: 408,
    text: 'Die Anfrage kam nicht vollständig an. Bitte versuchen Sie es erneut.',
  },
  'ambiguous-key': {
    status: 409,
    text: ({ scope }) =>
      scope === 'division'
        ? 'Mehrere Organisationen verwenden diesen Schlüssel. Bitte nennen Sie die Organisation, zum Beispiel mit „?division=gasthaus“, oder die Kennung des Eintrags.'
        : 'Mehrere Filialen verwenden diesen Schlüssel. Bitte nennen Sie die Filiale, zum Beispiel mit „?branch=wien-mitte“, oder die Kennung des Eintrags.',
  },
  'order-in-progress': { status: 409, text: orderFailures.orderInProgress },
  'price-changed': {
    status: 409,
    text: 'Die Preise haben sich geändert. Bitte überprüfen Sie Ihren Warenkorb und bestellen Sie erneut.',
  },
  'illegal-status-change': {
    status: 409,
    text: 'Der Status der Bestellung kann nicht auf diese Weise geändert werden.',
  },
  'order-not-changeable': {
    status: 409,
    text: 'Die Bestellung kann nicht mehr auf diese Weise geändert werden.',
  },
  ...messageRefusals,
  ...workingTimeRefusals,
  ...approvalRefusals,
  ...releaseRefusals,
  ...mediaRefusals,
  ...planningRefusals,
  ...moneyRefusals,
  'table-taken': {
    status: 409,
    text: 'An diesem Tisch ist inzwischen etwas offen. Bitte sehen Sie nach, bevor Sie ihn zusammenlegen.',
  },
  'no-device-key': { status: 409, text: 'Dieses Gerät hat keinen gültigen Schlüssel.' },
  ...printingRefusals,
  ...deviceRefusals,
  'changed-meanwhile': {
    status: 409,
    text: 'Der Eintrag wurde inzwischen geändert. Bitte laden Sie ihn neu.',
  },
  'changed-by-other': {
    status: 409,
    text: ({ by, isAsker }) =>
      isAsker === true
        ? `Sie haben hier inzwischen in einem anderen Fenster etwas geändert. ${mergingWords}`
        : `${typeof by === 'string' ? by : 'Jemand anderes'} hat hier inzwischen etwas geändert. ${mergingWords}`,
  },
  locked: {
    status: 423,
    text: 'Diesen Eintrag bearbeitet gerade jemand anderes. Bitte versuchen Sie es später noch einmal.',
  },
  'still-in-use': { status: 409, text: stillInUse },
  'too-large': {
    status: 413,
    text: ({ limitBytes }) =>
      typeof limitBytes === 'number'
        ? `Die gesendeten Daten sind zu groß. Erlaubt sind höchstens ${megabytes(limitBytes)} MB.`
        : 'Die gesendeten Daten sind zu groß.',
  },
  'unsupported-media-type': { status: 415, text: 'Dieses Datenformat wird nicht unterstützt.' },
  'idempotency-key-reused': {
    status: 422,
    text: 'Dieser Idempotency-Key wurde bereits für eine andere Anfrage verwendet.',
  },
  'too-complex': {
    status: 422,
    text: 'Die gesendeten Daten sind zu aufwendig aufgebaut. Bitte vereinfachen Sie die Datei und versuchen Sie es noch einmal.',
  },
  'too-many-attempts': {
    status: 429,
    text: ({ retryAfterSeconds }) =>
      typeof retryAfterSeconds === 'number'
        ? `Zu viele Fehlversuche. Bitte versuchen Sie es in ${minutes(retryAfterSeconds)} erneut.`
        : 'Zu viele Fehlversuche. Bitte versuchen Sie es später erneut.',
  },
  'too-many-requests': {
    status: 429,
    text: ({ retryAfterSeconds }) =>
      typeof retryAfterSeconds === 'number'
        ? `Zu viele Anfragen. Bitte versuchen Sie es in ${seconds(retryAfterSeconds)} erneut.`
        : 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
  },
  'headers-too-large': { status: 431, text: 'Die Adresse oder der Kopf der Anfrage ist zu lang.' },
  internal: {
    status: 500,
    text: ({ requestId }) =>
      typeof requestId === 'string' ? `${shopFailures.unknown} (${requestId})` : shopFailures.unknown,
  },
  'took-too-long': {
    status: 503,
    text: 'Die Antwort hätte zu lange gedauert. Bitte grenzen Sie die Anfrage ein oder versuchen Sie es später erneut.',
  },
  unavailable: {
    status: 503,
    text: 'Der Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es in Kürze erneut.',
  },
  'no-room': {
    status: 507,
    text: 'Die Datei kann gerade nicht gespeichert werden, weil kein Speicherplatz mehr frei ist.',
  },
} satisfies Record<string, Refusal>

export type RefusalCode = keyof typeof refusals

/** The German sentence for a refusal; facts that are missing or of another type are left out. */
export function refusalText(code: RefusalCode, facts: RefusalFacts = {}): string {
  const { text }: Refusal = refusals[code]

  return typeof text === 'string' ? text : text(facts)
}

/** The HTTP status for a refusal. */
export function refusalStatus(code: RefusalCode): number {
  return refusals[code].status
}

/** The nearest refusal for an HTTP status that came without words of its own. */
export function refusalForStatus(status: number): RefusalCode {
  if (status === 507) return 'no-room'
  if (status >= 500) return status === 503 ? 'unavailable' : 'internal'

  return codeByStatus[status] ?? 'validation'
}

const codeByStatus: Readonly<Record<number, RefusalCode>> = {
  401: 'unauthenticated',
  403: 'not-allowed',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'request-timeout',
  409: 'changed-meanwhile',
  413: 'too-large',
  415: 'unsupported-media-type',
  423: 'locked',
  429: 'too-many-requests',
  431: 'headers-too-large',
}

/**
 * The body of a refused request: the listed field problems, or one error made of code and facts.
 * Facts travel as `data` so that a client can act on them without reading the sentence.
 */
export function toApiErrors(refusal: {
  code: RefusalCode
  facts?: RefusalFacts
  errors?: readonly ApiError[]
}): ApiErrors {
  const { code, facts, errors = [] } = refusal
  if (errors.length > 0) return { errors: [...errors] }

  const error: ApiError = { message: refusalText(code, facts), code }
  return { errors: [facts && Object.keys(facts).length > 0 ? { ...error, data: facts } : error] }
}
