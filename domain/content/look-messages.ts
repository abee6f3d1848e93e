/**
 * What the admin panel and the page in its frame tell each other of a menu or a theme. Told apart by hand, as in
 * `panel-messages.ts`.
 */

/** The panel: another state was stored. */
export const lookStored = 'theke-look-stored'
/** The frame: it has heard so and is drawn anew. */
export const lookHeard = 'theke-look-heard'
/** The frame: it stands, and listens from now on. */
export const lookReady = 'theke-look-ready'

/** Whether what a window has sent is one of these. */
export const saysOfLook = (data: unknown, word: string): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === word
