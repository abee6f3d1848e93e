import { type ServerRefusal, refusalBody, refusalForStatus } from '../http/german-errors.ts'

type ErrorEntry = { message?: unknown; code?: unknown; field?: unknown; name?: unknown; data?: unknown }

/**
 * Gives every refusal a code and German words. Entries are completed, not replaced: the admin panel reads
 * Payload's own properties next to ours.
 */
export async function speakGerman(response: Response, errorId: string): Promise<Response> {
  if (response.status < 400) return response
  const entries = response.status >= 500 ? null : await errorEntries(response)
  const code = refusalForStatus(response.status)
  const body = entries
    ? { errors: entries.map((entry) => completed(entry, code)) }
    : refusalBody(code, response.status >= 500 ? { errorId } : undefined)

  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.set('cache-control', 'no-store')
  return new Response(JSON.stringify(body), { status: response.status, headers })
}

/** `null` if the body names no errors, as for an unknown route. */
async function errorEntries(response: Response): Promise<ErrorEntry[] | null> {
  try {
    const body = (await response.json()) as { errors?: unknown }
    return Array.isArray(body.errors) && body.errors.length > 0 ? body.errors : null
  } catch {
    return null
  }
}

function completed(entry: ErrorEntry, code: ServerRefusal): ErrorEntry {
  if (typeof entry.code === 'string') return entry
  const isOfFields = entry.name === 'ValidationError'
  const field = isOfFields ? firstField(entry.data) : undefined
  return { ...entry, code: isOfFields ? 'invalid' : code, ...(field === undefined ? {} : { field }) }
}

function firstField(detail: unknown): string | undefined {
  const path = (detail as { errors?: { path?: unknown }[] } | undefined)?.errors?.[0]?.path
  return typeof path === 'string' ? path : undefined
}
