import { isWebAddress } from './links.ts'
import { decodedPath, reservedProblem } from './paths.ts'

/** How an old address is answered; 301 and 308 for good, 302 and 307 for now, 410 for what is gone. */
export const redirectStatuses = ['301', '302', '307', '308', '410'] as const
export type RedirectStatus = (typeof redirectStatuses)[number]

/** An enabled redirect: `path` is the old address, `target` a path with its slash or a web address. */
export type Redirect = { path: string; target: string | null; status: RedirectStatus }

/** Where a new redirect leads in the end, and which older ones now lead straight there. */
export type RedirectPlan = { target: string | null; retargeted: string[] }

/**
 * An old address as it is kept and looked up: with its slash at the start, without one at the end, no query or anchor,
 * and in one spelling, whether an editor has typed “/Über uns/” or a browser sends “/%C3%9Cber%20uns”. What is kept in
 * escapes is what would be read as something else.
 */
export function normaliseOldPath(text: string): string {
  const [path = ''] = text.trim().split(/[?#]/)
  const spelled = decodedFully(path).toLowerCase().normalize('NFC')
  const kept = spelled.replaceAll(/[\s?#\p{Cc}]/gu, encodeURIComponent)

  return `/${kept.replaceAll(/^\/+|\/+$/g, '')}`
}

/** Escapes of escapes as well: what was normalised once stays as it is. A percent sign for itself spoils no others. */
/** Each letter by itself, of one to four bytes: one that is none must not keep the others from being read. */
const writtenLetter =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi

function decodedFully(path: string): string {
  const decoded = path.replaceAll(writtenLetter, decodedPath)

  return decoded === path ? path : decodedFully(decoded)
}

/**
 * The old address that somebody who is sent to `target` asks for, or null when it is another website. `hosts` are
 * those of the website itself: a complete address of it is a path as well.
 */
export function arrivalOf(target: string, hosts: readonly string[] = []): string | null {
  if (target.startsWith('/')) return normaliseOldPath(decodedPath(target.split(/[?#]/)[0] ?? ''))
  if (!isWebAddress(target)) return null

  const { hostname, pathname } = new URL(target)
  return hosts.includes(hostname) ? normaliseOldPath(decodedPath(pathname)) : null
}

/** Why an address cannot be redirected, as German text, or null. */
export function oldPathProblem(path: string): string | null {
  if (path.length > 500) return 'Der Pfad hat höchstens 500 Zeichen.'
  if (/[\s\\]/.test(path)) return 'Der Pfad enthält keine Leerzeichen.'

  return reservedProblem(path.slice(1).toLowerCase())
}

/** Why a redirect cannot lead there, as German text, or null. */
export function redirectTargetProblem(target: string): string | null {
  const isPath = /^\/(?![/\\])\S*$/.test(target)

  return isPath || isWebAddress(target)
    ? null
    : 'Bitte geben Sie einen Pfad wie „/kontakt“ oder eine vollständige Adresse an.'
}

/**
 * Puts a redirect among the others so that no visitor is sent around: permanent hops are skipped, and
 * `null` says that the way would lead back to its start. Temporary ones stay in between, because they
 * may lead elsewhere tomorrow. `known` holds every enabled redirect but the former state of this one, and
 * `hosts` those of the website itself.
 */
export function planRedirect(
  redirect: Redirect,
  known: readonly Redirect[],
  hosts: readonly string[] = [],
): RedirectPlan | null {
  const byPath = new Map(known.map((each) => [each.path, each]))
  const hopAt = (target: string): Redirect | undefined => byPath.get(arrivalOf(target, hosts) ?? '')
  if (leadsBack(redirect, hopAt, hosts)) return null

  const isPermanent = permanent.has(redirect.status)
  return {
    target: redirect.target === null ? null : skipPermanent(redirect.target, hopAt),
    retargeted: isPermanent
      ? known.filter(({ target }) => leadsTo(target, redirect.path)).map(({ path }) => path)
      : [],
  }
}

const permanent = new Set<RedirectStatus>(['301', '308'])

/** In any spelling; a part of the page that is meant would get lost. */
const leadsTo = (target: string | null, path: string): boolean =>
  Boolean(target?.startsWith('/')) && !/[?#]/.test(target ?? '') && normaliseOldPath(target ?? '') === path

type HopAt = (target: string) => Redirect | undefined

function leadsBack({ path, target }: Redirect, hopAt: HopAt, hosts: readonly string[]): boolean {
  const seen = new Set<string>()
  let next = target
  while (next !== null && !seen.has(next)) {
    if (arrivalOf(next, hosts) === path) return true
    seen.add(next)
    next = hopAt(next)?.target ?? null
  }

  return false
}

/** Ends because the stored redirects hold no circle. The part of the page that is meant goes along, as in a browser. */
function skipPermanent(target: string, hopAt: HopAt): string {
  const hop = hopAt(target)
  if (!hop?.target || !permanent.has(hop.status)) return target

  const anchor = hop.target.includes('#') ? '' : (/#.*$/.exec(target)?.[0] ?? '')
  return skipPermanent(hop.target + anchor, hopAt)
}
