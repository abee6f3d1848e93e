export interface AdminSession {
  name: string
}

/** The signed-in administrator, if this browser holds a token that is still good. Spec: storefront 6. */
export function readAdminSession(now: number): AdminSession | null {
  const token = storedToken()
  if (!token) return null

  const claims = readClaims(token)
  if (!claims || typeof claims.exp !== 'number' || claims.exp * 1000 <= now) {
    localStorage.removeItem(storageKey)
    return null
  }
  if (!Array.isArray(claims.roles) || !claims.roles.includes('ROLE_ADMIN')) return null

  const name = claims.name ?? claims.username ?? claims.email
  return { name: typeof name === 'string' ? name : 'Administrator' }
}

const storageKey = 'jwtToken'

function storedToken(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Read for display only; what the token allows is decided by the server. */
function readClaims(token: string): Record<string, unknown> | null {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null
  } catch {
    return null
  }
}
