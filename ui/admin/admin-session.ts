import { staffNoteKey, staffTokenKey } from '#domain/people/staff-note.ts'

export interface AdminSession {
  name: string
}

/**
 * The signed-in administrator, if this browser holds a token or a note of the admin panel that is still good.
 * Spec: storefront 6.
 */
export function readAdminSession(now: number): AdminSession | null {
  const sessions = [readStored(staffTokenKey, readClaims, now), readStored(staffNoteKey, readJson, now)]
  const claims = sessions.find((found) => Array.isArray(found?.roles) && found.roles.includes('ROLE_ADMIN'))
  if (!claims) return null

  const name = claims.name ?? claims.username ?? claims.email
  return { name: typeof name === 'string' ? name : 'Administrator' }
}

type Claims = Record<string, unknown>

/** What has ended or cannot be read is dropped. */
function readStored(key: string, read: (text: string) => Claims | null, now: number): Claims | null {
  try {
    const stored = localStorage.getItem(key)
    if (!stored) return null
    const claims = read(stored)
    if (typeof claims?.exp === 'number' && claims.exp * 1000 > now) return claims
    localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing knows nobody.
  }
  return null
}

/** Read for display only; what the token allows is decided by the server. */
function readClaims(token: string): Claims | null {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
    return readJson(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

function readJson(text: string): Claims | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Claims) : null
  } catch {
    return null
  }
}
