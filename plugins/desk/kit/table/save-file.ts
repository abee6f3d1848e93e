import { errorsIn } from '#domain/api/call-of.ts'
import type { ApiError } from '#domain/refusals/refusals.ts'

import { problemIn } from '../states/problem-in.ts'

/** Saves what an address answers under the name that it says. Answers why it could not, in the server's words. */
export async function saveFile(address: string): Promise<ApiError[]> {
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) {
    const errors = errorsIn(await answer?.json().catch(() => null))
    return errors.length === 0 ? [{ code: 'unreachable', message: problemIn({ errors }) }] : errors
  }

  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'Datei'
  handOver(name, await answer.blob())

  return []
}

/** Hands something to the person as a file. */
export function handOver(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser has taken the address by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
