import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Half a year: about as long as people keep a browser that they sign in with. */
const knownForSeconds = 180 * 24 * 60 * 60

type Owner = { secret: string; account: string }

/**
 * A cookie that a browser gets when somebody signs in, and that gives it tries of its own from then on: whoever
 * guesses passwords elsewhere cannot lock it out. It is no key: without the password it opens nothing.
 */
export function deviceCookie(
  { secret, account }: Owner,
  { nowMs, device = randomBytes(16).toString('base64url'), isSecure }: Issue,
): string {
  const until = Math.floor(nowMs / 1000) + knownForSeconds
  const value = `${device}.${until}.${signature(secret, [account, device, String(until)])}`
  const attributes = [`Max-Age=${knownForSeconds}`, 'Path=/', 'HttpOnly', 'SameSite=Lax']

  return [`${nameOf({ secret, account })}=${value}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join(
    '; ',
  )
}

type Issue = { nowMs: number; device?: string | undefined; isSecure: boolean }

/** The device that a request comes from, if this account has signed in on it before. */
export function knownDevice(cookies: string | null, owner: Owner, nowMs: number): string | undefined {
  const name = nameOf(owner)
  const found = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  const [device = '', until = '', given = ''] = found?.slice(name.length + 1).split('.') ?? []
  if (!isSame(given, signature(owner.secret, [owner.account, device, until]))) return undefined

  return Number(until) * 1000 > nowMs ? device : undefined
}

/** One cookie per account, because several people may share a browser; the name tells nobody whose it is. */
const nameOf = ({ secret, account }: Owner): string =>
  `theke-device-${signature(secret, ['name', account]).slice(0, 10)}`

const signature = (secret: string, parts: string[]): string =>
  createHmac('sha256', secret)
    .update(['known-device', ...parts].join('\n'))
    .digest('base64url')

const isSame = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted))
