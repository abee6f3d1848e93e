import { errorsIn } from '#domain/api/call-of.ts'
import type { KnownMedium } from '#domain/content/media/upload-queue.ts'
import { mediaCollections } from '#domain/content/media/media-terms.ts'

/** What came of a file that was sent. */
export type Sent =
  | { kind: 'done'; id: string }
  | { kind: 'known'; known: KnownMedium; reason: string }
  | { kind: 'later'; seconds: number; reason: string }
  | { kind: 'failed'; reason: string }

type Sending = {
  method: 'POST' | 'PATCH'
  address: string
  values: object
  file: File
  onProgress: (share: number) => void
  signal?: AbortSignal
}

/** Sends a file with its record as the panel's forms do, and tells how much of it has left; `fetch` says nothing of that. */
export function sendFile({ method, address, values, file, onProgress, signal }: Sending): Promise<Sent> {
  const form = new FormData()
  form.set('_payload', JSON.stringify(values))
  form.set('file', file)

  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(sentBy(request))
    request.onerror = () => resolve({ kind: 'failed', reason: brokenText })
    request.onabort = () => resolve({ kind: 'failed', reason: 'Abgebrochen.' })
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

const brokenText = 'Die Verbindung ist abgerissen. Die Datei kann noch einmal gesendet werden.'
const unreadableText = 'Der Server hat die Datei nicht angenommen.'
const usualPauseSeconds = 10

function sentBy(request: Pick<XMLHttpRequest, 'status' | 'responseText' | 'getResponseHeader'>): Sent {
  const body = bodyIn(request.responseText)
  const id = idIn(body)
  if (request.status < 300 && id !== null) return { kind: 'done', id }
  const [error] = errorsIn(body)
  const reason = error?.message ?? unreadableText
  const known = error?.code === 'already-there' ? knownIn(error.data) : null
  if (known) return { kind: 'known', known, reason }
  if (request.status === 429 || request.status === 503) {
    const seconds = Number(request.getResponseHeader('retry-after')) || usualPauseSeconds
    return { kind: 'later', seconds, reason }
  }

  return { kind: 'failed', reason }
}

function bodyIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function idIn(body: unknown): string | null {
  const { doc } = (body ?? {}) as { doc?: { id?: unknown } } // as Payload answers a form

  return typeof doc?.id === 'string' ? doc.id : null
}

function knownIn(data: unknown): KnownMedium | null {
  const { collection, id, title } = (data ?? {}) as Record<string, unknown>
  const known = mediaCollections.find((each) => each === collection)

  return known && typeof id === 'string'
    ? { collection: known, id, title: typeof title === 'string' ? title : null }
    : null
}
