import type { WrittenLink } from './editor-messages.ts'

/**
 * What the admin panel tells the page in its frame. Told apart by hand: a schema would bring its library to the page,
 * and what both parts of the website know of it to each visitor.
 */

/** Payload's own: the form as it is now; or from the frame, that it listens. */
export const formState = 'payload-live-preview'

export type PanelMessage =
  | { type: typeof formState; data: Record<string, unknown> }
  /** Somebody works on this section in the form; empty for none. */
  | { type: 'theke-mark-section'; section: string }
  /** A section has come, or has moved: whoever works on the page goes on there. */
  | { type: 'theke-go-to'; section: string; part: 'words' | 'tools' }
  /** Where the words shall lead that were asked for: nowhere for null, and as before for whoever has thought better of it. */
  | { type: 'theke-set-link'; link: WrittenLink | null | 'as-before' }
  /** Whether the reader of the form may change the page. */
  | { type: 'theke-rights'; mayWrite: boolean }
  /** How many open remarks each section has, by its id. */
  | { type: 'theke-comments'; open: Readonly<Record<string, number>> }

/** What the panel says, or null for anything else that windows send each other. */
export function messageOfPanel(data: unknown): PanelMessage | null {
  if (!isRecord(data)) return null
  const { type, section, part, mayWrite, link, open } = data
  if (type === formState) return isRecord(data.data) ? { type, data: data.data } : null
  if (type === 'theke-rights') return typeof mayWrite === 'boolean' ? { type, mayWrite } : null
  if (type === 'theke-set-link') return isLink(link) ? { type, link } : null
  if (type === 'theke-comments') return areCounts(open) ? { type, open } : null
  if (typeof section !== 'string') return null
  if (type === 'theke-mark-section') return { type, section }

  return type === 'theke-go-to' && (part === 'words' || part === 'tools') ? { type, section, part } : null
}

function isLink(link: unknown): link is WrittenLink | null | 'as-before' {
  if (link === null || link === 'as-before') return true

  return (
    isRecord(link) &&
    typeof link.newTab === 'boolean' &&
    (typeof link.page === 'string' || typeof link.url === 'string')
  )
}

const areCounts = (open: unknown): open is Record<string, number> =>
  isRecord(open) && Object.values(open).every((count) => typeof count === 'number')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
