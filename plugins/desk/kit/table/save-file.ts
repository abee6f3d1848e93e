import { errorsIn } from '#domain/api/call-of.ts'
import { problemIn } from '#plugins/desk/kit.port.ts'

/** Saves what an address answers under the name that it says. Answers why it could not, in the server's words. */
export async function saveFile(address: string): Promise<string[]> {
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) {
    const errors = errorsIn(await answer?.json().catch(() => null))
    return errors.length === 0 ? [problemIn({ errors })] : errors.map(({ message }) => message)
  }

  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'Datei'
  link.click()
  // The browser has taken the address by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)

  return []
}
