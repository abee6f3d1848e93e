import { embedOrigins } from '#domain/content/embed/embed-providers.data.ts'
import { type PageSources, type SourceDirective, sourceDirectives } from '#domain/insight/page-sources.ts'

/** Others that a page may load from, as far as its visitors agree. */
const sourcesHeader = 'x-page-sources'
/** Said by a page on which no script but our own may run. */
const privateHeader = 'x-page-private'

/** Whose pages it shows within itself, in frames that may neither read it nor lead it elsewhere. */
const framesHeader = 'x-page-frames'

export const pageSourceHeaders = [sourcesHeader, privateHeader, framesHeader] as const

/** Nothing but whole origins may stand in the policy, behind directives that are known. */
export function pageSources(headers: Headers): PageSources {
  const named = sourcesOf(headers)
  const frames = (headers.get(framesHeader) ?? '')
    .split(' ')
    .filter((origin) => embedOrigins.includes(origin))

  return frames.length > 0 ? { ...named, 'frame-src': [...(named['frame-src'] ?? []), ...frames] } : named
}

function sourcesOf(headers: Headers): PageSources {
  const allowed: readonly string[] = headers.has(privateHeader) ? ['img-src'] : sourceDirectives
  const said = (headers.get(sourcesHeader) ?? '').split(';').map((directive) => directive.trim().split(' '))

  return Object.fromEntries(
    said.flatMap(([name, ...origins]) =>
      name !== undefined && allowed.includes(name)
        ? [[name as SourceDirective, origins.filter(isOrigin)]]
        : [],
    ),
  )
}

const isOrigin = (text: string): boolean => /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/.test(text)
