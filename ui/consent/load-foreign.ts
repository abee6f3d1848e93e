import { servicesOf } from './services-of.ts'

/** Loads what brings others in, for a page that asks for their consent; undefined for all others. */
export async function loadForeign(page: Document) {
  const banner = page.querySelector<HTMLElement>('[data-consent]')
  if (!banner || servicesOf(banner).length === 0) return undefined
  const { foreignScripts } = await import('./foreign-scripts.ts')

  return foreignScripts
}
