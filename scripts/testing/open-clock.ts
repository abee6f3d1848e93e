import { readJson } from './test-app.ts'

type Ask = (
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<Response>
type House = {
  /** Without anybody signed in. */
  send: Ask
  /** As somebody who may make devices. */
  asAdmin: Ask
  branch: string
}

/** A clock of a branch with its key, at which people press. */
export async function openClock({ send, asAdmin, branch }: House) {
  const made = await asAdmin('POST', '/api/devices', {
    name: 'Stempeluhr',
    identifier: `uhr-${crypto.randomUUID()}`,
    branch,
    kind: 'clock',
    purpose: 'time-tracking',
  })
  const { doc } = await readJson<{ doc: { id: string } }>(made)
  const { key } = await readJson<{ key: string }>(await asAdmin('POST', `/api/devices/${doc.id}/key`, {}))
  const at = `/api/time-tracking/${key}`

  return {
    at,
    device: doc.id,
    /** Somebody who has typed their PIN asks from here on. */
    signIn: async (username: string, pin: string) => {
      const answer = await send('POST', `${at}/people`, { username, pin })
      const { token } = await readJson<{ token: string }>(answer)
      return personAt(send, { at, username, token })
    },
  }
}
export type PersonAt = ReturnType<typeof personAt>

function personAt(send: Ask, { at, username, token }: { at: string; username: string; token: string }) {
  const headers = { 'x-theke-person': token }
  const own = `${at}/${encodeURIComponent(username)}`

  return {
    token,
    read: (what: string) => send('GET', `${own}/${what}`, undefined, headers),
    press: (kind: string, more: object = {}) =>
      send('POST', `${own}/working-activities/${kind}`, { id: crypto.randomUUID(), ...more }, headers),
  }
}
