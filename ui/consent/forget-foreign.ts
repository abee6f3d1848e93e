import { toldLater } from './tell-later.ts'

/** How Meta and Google name what they keep in the browser of a visitor, below our own origin. */
const theirs = /^_(?:fb|ga|gid|gat|gcl|dc_gtm)/

/** Removes what others have left on our origin; what they keep on theirs is out of reach. */
export function forgetForeign(page: Document): void {
  toldLater()
  const names = page.cookie.split(';').flatMap((cookie) => cookie.split('=')[0]?.trim() ?? [])
  for (const name of names.filter((each) => theirs.test(each))) removeCookie(page, name)
  try {
    for (const name of Object.keys(localStorage)) if (theirs.test(name)) localStorage.removeItem(name)
  } catch {
    // Storage may be blocked; then nothing was left in it.
  }
}

/** A cookie is removed for the domain that it was set for, which nobody can read off it: they choose the widest. */
function removeCookie(page: Document, name: string): void {
  const steps = location.hostname.split('.')
  const domains = steps.map((_step, at) => steps.slice(at).join('.'))
  page.cookie = `${name}=; Max-Age=0; Path=/`
  for (const domain of domains) page.cookie = `${name}=; Max-Age=0; Path=/; Domain=${domain}`
}
