/** How the parts of a page of others are found in the finished markup. */
export const embedParts = { button: 'data-embed-button' } as const

/** What the markup says to the script. */
export type WantedFrame = { src: string; title: string; sandbox: string }
