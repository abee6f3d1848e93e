const name = 'theke-kiosk'
/** Browsers keep nothing longer. */
const keptForSeconds = 400 * 24 * 60 * 60

/** Seen by no script and sent to nothing but the calls of this branch's kiosk. */
export function kioskCookie(branch: string, token: string, { isSecure }: { isSecure: boolean }): string {
  const path = `/api/self-service/${encodeURIComponent(branch)}`
  const attributes = [`Max-Age=${keptForSeconds}`, `Path=${path}`, 'HttpOnly', 'SameSite=Strict']

  return [`${name}=${token}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ')
}

/** The token that a request brings, empty without one. */
export function kioskToken(cookies: string | null): string {
  const found = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))

  return found?.slice(name.length + 1) ?? ''
}
