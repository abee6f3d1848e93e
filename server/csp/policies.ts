import type { PageSources, SourceDirective } from '#domain/insight/page-sources.ts'

import type { InlineHashes } from './inline-hashes.ts'

/** What a public page may load: only its own origin, exactly its own inline code, and from whom it has named. */
export function pagePolicy({ scripts, styles }: InlineHashes, sources: PageSources = {}): string {
  const named = namedIn(sources)

  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...named('script-src')],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', 'blob:', ...named('img-src')],
    'connect-src': ["'self'", ...named('connect-src')],
    'frame-src': ["'self'", ...named('frame-src')],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'"],
    ...everywhere(),
  })
}

/** Vite's client injects scripts and styles of its own, so development cannot know their hashes. */
export function developmentPagePolicy(sources: PageSources = {}): string {
  const named = namedIn(sources)

  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", ...named('script-src')],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...named('img-src')],
    'connect-src': ["'self'", 'ws:', 'wss:', ...named('connect-src')],
    'frame-src': ["'self'", ...named('frame-src')],
    ...everywhere(),
  })
}

const namedIn = (sources: PageSources) => (name: SourceDirective) => sources[name] ?? []

/** The admin panel sets style attributes, which only 'unsafe-inline' allows; its scripts need the nonce. */
export function adminPolicy(nonce: string, { isDevelopment }: { isDevelopment: boolean }): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': isDevelopment ? ["'self'", 'ws:', 'wss:'] : ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    ...everywhere(),
  })
}

/** Data is never a document: even opened in a tab it may load and run nothing. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Files that guests sent are shown without any rights. */
export const uploadPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; media-src 'self'"
/** A document of the company or a guest, which the browser shows with a viewer of its own. */
export const documentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"

function everywhere(): Record<string, string[]> {
  return {
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
}

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
