import { isPrivatePath } from './private-pages.ts'
import type { Tracking } from './tracking.contract.ts'

/** Where a page may load from besides its own origin, by the directives of its policy. */
export type PageSources = Partial<Record<SourceDirective, readonly string[]>>

export const sourceDirectives = ['script-src', 'connect-src', 'img-src', 'frame-src'] as const
export type SourceDirective = (typeof sourceDirectives)[number]

/**
 * What a page says to the server of whom it may call once its visitors agree: nobody where nobody is configured, and
 * only by images where it is private, since an image runs nothing.
 */
export function sourceHeaders(tracking: Tracking | null | undefined, path: string): Record<string, string> {
  const sources = Object.entries(tracking ? sourcesOf(tracking) : {})
  if (sources.length === 0) return {}

  return {
    'x-page-sources': sources.map(([name, origins]) => `${name} ${origins.join(' ')}`).join('; '),
    ...(isPrivatePath(path) ? privateHeaders : {}),
  }
}

/** Said by a page of its own accord, where its path does not tell. */
export const privateHeaders = { 'x-page-private': 'yes' }

function sourcesOf({ conversionUrl, pixelId, tagManager }: Tracking): PageSources {
  const parts = [
    conversionUrl ? { 'img-src': [new URL(conversionUrl).origin] } : {},
    pixelId ? pixelSources : {},
    tagManager ? sourcesOfTags(new URL(tagManager.address).origin) : {},
  ] satisfies PageSources[]

  return Object.fromEntries(
    sourceDirectives.flatMap((name) => {
      const origins = new Set(parts.flatMap((part: PageSources) => part[name] ?? []))
      return origins.size > 0 ? [[name, [...origins]]] : []
    }),
  )
}

const pixelSources: PageSources = {
  'script-src': ['https://connect.facebook.net'],
  'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
  'img-src': ['https://www.facebook.com'],
}

const google = 'https://www.googletagmanager.com'
/** Where the statistics go that most containers are for; what else one would load is not let through. */
const statistics = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** Who has a server of their own for their tags has it call the others. */
function sourcesOfTags(origin: string): PageSources {
  const called = origin === google ? [origin, ...statistics] : [origin]

  return { 'script-src': [origin], 'connect-src': called, 'img-src': called, 'frame-src': [origin] }
}
