export const liveChannel = 'theke'

/** PostgreSQL refuses a NOTIFY payload of 8000 bytes or more. */
const longestMessageBytes = 7900

export type LiveMessage = { tags: string[] }

/** The JSON messages that carry these tags, each short enough for one NOTIFY. */
export function liveMessages(tags: readonly string[]): string[] {
  const message = JSON.stringify({ tags: [...new Set(tags)] } satisfies LiveMessage)
  if (Buffer.byteLength(message) <= longestMessageBytes || tags.length < 2) return [message]

  const middle = Math.ceil(tags.length / 2)
  return [...liveMessages(tags.slice(0, middle)), ...liveMessages(tags.slice(middle))]
}

/** Reads what came over the channel; `null` for anything this version does not understand. */
export function parseLiveMessage(payload: string | undefined): LiveMessage | null {
  try {
    const message: unknown = JSON.parse(payload ?? '')
    return isLiveMessage(message) ? message : null
  } catch {
    return null
  }
}

function isLiveMessage(message: unknown): message is LiveMessage {
  const tags = (message as { tags?: unknown } | null)?.tags
  return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')
}
