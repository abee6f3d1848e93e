import type { ServerResponse } from 'node:http'

import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'

/** What the server itself refuses, before or after any business rule had its say. */
const refusals = {
  'bad-request': [400, 'Die Anfrage ist fehlerhaft.'],
  'bad-json': [400, 'Der Inhalt der Anfrage ist kein gültiges JSON.'],
  unauthorized: [401, 'Bitte melden Sie sich an.'],
  forbidden: [403, 'Dazu fehlt Ihnen die Berechtigung.'],
  'not-found': [404, 'Diese Adresse gibt es nicht.'],
  'method-not-allowed': [405, 'Diese Art von Anfrage ist hier nicht möglich.'],
  conflict: [409, 'Das wurde inzwischen geändert. Bitte laden Sie neu.'],
  'too-large': [413, 'Das ist zu groß, um angenommen zu werden.'],
  invalid: [422, 'Die Angaben sind unvollständig oder ungültig.'],
  locked: [423, 'Das wird gerade von jemand anderem bearbeitet.'],
  'too-many-requests': [429, 'Das waren zu viele Anfragen. Bitte warten Sie einen Moment.'],
  internal: [500, 'Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.'],
  unavailable: [503, 'Das ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.'],
} as const satisfies Record<string, readonly [number, string]>

export type ServerRefusal = keyof typeof refusals

export function refusalBody(code: ServerRefusal, data?: unknown): ApiErrors {
  return { errors: [{ message: refusals[code][1], code, ...(data === undefined ? {} : { data }) }] }
}

export function refusalStatus(code: ServerRefusal): number {
  return refusals[code][0]
}

/** The nearest refusal for a status that came without words of its own. */
export function refusalForStatus(status: number): ServerRefusal {
  const exact = Object.entries(refusals).find(([, [own]]) => own === status)
  if (exact) return exact[0] as ServerRefusal // a key of the table above
  return status >= 500 ? 'internal' : 'bad-request'
}

export function refuse(res: ServerResponse, code: ServerRefusal, data?: unknown): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const body = JSON.stringify(refusalBody(code, data))
  res.writeHead(refusalStatus(code), {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  res.end(body)
}
