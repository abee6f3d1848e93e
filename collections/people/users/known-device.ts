import { createHmac, randomBytes } from 'node:crypto'

import { isSameSecret } from '#kernel/is-same-secret.ts'

/** Half a year: about as long as people keep a browser that they sign in with. */
const knownForSeconds = 180 * 24 * 60 * 60

/** The salt changes with every password, and devices that signed in with an old one are forgotten. */
type Owner = { secret: string; account: string; salt: string }

/**
 * A cookie that a browser gets when somebody signs in, and that gives it tries of its own from then on: whoever
 * guesses passwords elsewhere cannot lock it out. It is no key: without the password it opens nothing.
 */
export function deviceCookie(
  owner: Owner,
  { nowMs, device = randomBytes(16).toString('base64url'), isSecure }: Issue,
): string {
  const until = Math.floor(nowMs / 1000) + knownForSeconds
  const value = `${device}.${until}.${deviceSignature(owner, device, String(until))}`
  const attributes = [`Max-Age=${knownForSeconds}`, 'Path=/', 'HttpOnly', 'SameSite=Lax']

  return [`${nameOf(owner)}=${value}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ')
}

type Issue = { nowMs: number; device?: string | undefined; isSecure: boolean }

/** The device that a request comes from, if this account has signed in on it before. */
export function knownDevice(cookies: string | null, owner: Owner, nowMs: number): string | undefined {
  const name = nameOf(owner)
  const found = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  const [device = '', until = '', given = ''] = found?.slice(name.length + 1).split('.') ?? []
  if (!isSameSecret(deviceSignature(owner, device, until), given)) return undefined

  return Number(until) * 1000 > nowMs ? device : undefined
}

/** One cookie per account, because several people may share a browser; the name tells nobody whose it is. */
const nameOf = ({ secret, account }: Owner): string =>
  `theke-device-${signature(secret, ['name', account]).slice(0, 10)}`

const deviceSignature = ({ secret, account, salt }: Owner, device: string, until: string): string =>
  signature(secret, [account, salt, device, until])

const signature = (secret: string, parts: string[]): string =>
  createHmac('sha256', secret)
    .update(['known-device', ...parts].join('\n'))
    .digest('base64url')
