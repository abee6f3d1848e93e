/** What the admin panel and the page in its frame tell each other. Both stand under one origin, and hear no other. */

/** The frame to the panel: somebody clicked on this section. */
export const editSection = 'theke-edit-section'
/** The panel to the frame: somebody works on this section. */
export const markSection = 'theke-mark-section'
/** Payload's own: the form as it is now; or from the frame, that it listens. */
export const formState = 'payload-live-preview'

export type EditorMessage =
  | { type: typeof editSection; section: string }
  | { type: typeof markSection; section: string }
  | { type: typeof formState; data?: Record<string, unknown>; ready?: boolean }

/** A message of one of these kinds, or null for anything else that windows send each other. */
export function editorMessage(data: unknown): EditorMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  if (data.type === formState) return data as EditorMessage
  const isAboutSection = data.type === editSection || data.type === markSection

  return isAboutSection && 'section' in data && typeof data.section === 'string'
    ? (data as EditorMessage)
    : null
}
