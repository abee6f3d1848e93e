import { isWebAddress } from './links.ts'
import { reservedProblem } from './paths.ts'

/** How an old address is answered; 301 and 308 for good, 302 and 307 for now, 410 for what is gone. */
export const redirectStatuses = ['301', '302', '307', '308', '410'] as const
export type RedirectStatus = (typeof redirectStatuses)[number]

/** An enabled redirect: `path` is the old address, `target` a path with its slash or a web address. */
export type Redirect = { path: string; target: string | null; status: RedirectStatus }

/** Where a new redirect leads in the end, and which older ones now lead straight there. */
export type RedirectPlan = { target: string | null; retargeted: string[] }

/** An old address as it is kept: with its slash at the start, without one at the end, no query or anchor. */
export function normaliseOldPath(text: string): string {
  const [path = ''] = text.trim().split(/[?#]/)

  return `/${path.replace(/^\/+|\/+$/g, '')}`
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
 * may lead elsewhere tomorrow. `known` holds every enabled redirect but the former state of this one.
 */
export function planRedirect(redirect: Redirect, known: readonly Redirect[]): RedirectPlan | null {
  const byPath = new Map(known.map((each) => [each.path, each]))
  if (leadsBack(redirect, byPath)) return null

  const isPermanent = permanent.has(redirect.status)
  return {
    target: redirect.target === null ? null : skipPermanent(redirect.target, byPath),
    retargeted: isPermanent
      ? known.filter(({ target }) => target === redirect.path).map(({ path }) => path)
      : [],
  }
}

const permanent = new Set<RedirectStatus>(['301', '308'])

function leadsBack({ path, target }: Redirect, byPath: Map<string, Redirect>): boolean {
  const seen = new Set<string>()
  let next = target
  while (next !== null && !seen.has(next)) {
    if (next === path) return true
    seen.add(next)
    next = byPath.get(next)?.target ?? null
  }

  return false
}

/** Ends because the stored redirects hold no circle. */
function skipPermanent(target: string, byPath: Map<string, Redirect>): string {
  const hop = byPath.get(target)
  const isSkipped = hop?.target && permanent.has(hop.status)

  return isSkipped ? skipPermanent(hop.target ?? target, byPath) : target
}
