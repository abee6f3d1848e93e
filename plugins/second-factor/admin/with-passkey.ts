import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'

import { askPasskey, beginPasskey, problemOf } from './calls.ts'

type Way = { challenge?: string; isPermit?: boolean }
type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type Made = Awaited<ReturnType<typeof startRegistration>>
type Used = Awaited<ReturnType<typeof startAuthentication>>
export type Done<Response> = { ceremony: string; response: Response } | { problem: string }

/** Passkeys are for pages whose address has a name and is safe. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn()

/** Has the browser ask for a passkey. */
export async function signWithPasskey(way: Way): Promise<Done<Used>> {
  const asked = await askPasskey(fetch, { body: way })
  if (!asked.ok) return { problem: problemOf(asked) ?? failed }
  const { ceremony, options } = asked.body
  // The server writes them by the same library.
  const optionsJSON = options as unknown as AuthenticationOptions

  return answered(ceremony, () => startAuthentication({ optionsJSON }))
}

/** Has the browser make a passkey. */
export async function makePasskey(permit: string): Promise<Done<Made>> {
  const asked = await beginPasskey(fetch, { body: { permit } })
  if (!asked.ok) return { problem: problemOf(asked) ?? failed }
  const { ceremony, options } = asked.body
  // As above.
  const optionsJSON = options as unknown as RegistrationOptions

  return answered(ceremony, () => startRegistration({ optionsJSON }))
}

const failed = 'Der Passkey konnte nicht verwendet werden. Bitte versuchen Sie es erneut.'

async function answered<Response>(ceremony: string, ask: () => Promise<Response>): Promise<Done<Response>> {
  try {
    return { ceremony, response: await ask() }
  } catch (error) {
    return { problem: reasonOf(error) }
  }
}

const reasonOf = (error: unknown): string => reasons[error instanceof Error ? error.name : ''] ?? failed

const reasons: Readonly<Record<string, string>> = {
  NotAllowedError: 'Das wurde abgebrochen oder hat zu lange gedauert.',
  AbortError: 'Das wurde abgebrochen.',
  InvalidStateError: 'Auf diesem Gerät gibt es schon einen Passkey für Ihren Zugang.',
  SecurityError:
    'Unter dieser Adresse sind keine Passkeys möglich. Öffnen Sie das Backoffice unter seiner öffentlichen Adresse.',
}
