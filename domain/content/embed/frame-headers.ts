import type { PageView } from '../page.contract.ts'
import { visibleSections } from '../page-layout.ts'
import { embedOf } from './embed-of.ts'

/** What a page says to the server of whose pages it shows within itself once a visitor asks for them. */
export function frameHeaders(page: Pick<PageView, 'body' | 'content'>): Record<string, string> {
  const origins = visibleSections(page).flatMap(({ blockType, address }) => {
    const embed = blockType === 'embed' && typeof address === 'string' ? embedOf(address) : null
    return embed ? [new URL(embed.src).origin] : []
  })

  return origins.length > 0 ? { 'x-page-frames': [...new Set(origins)].join(' ') } : {}
}
