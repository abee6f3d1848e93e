/** Whose pages may be shown within ours, and what visitors are told before one is loaded. */
export type EmbedProvider = {
  name: string
  /** Who learns of the visit. */
  company: string
  /** What the button loads. */
  thing: 'Video' | 'Karte' | 'Reservierung'
  /** All that the policy of a page lets in. */
  origins: readonly string[]
  /** What the page within may do; never lead ours elsewhere. */
  sandbox: string
}

const scripts = 'allow-scripts allow-same-origin allow-popups'

export const embedProviders = {
  youtube: {
    name: 'YouTube',
    company: 'Google Ireland Limited',
    thing: 'Video',
    origins: ['https://www.youtube-nocookie.com'],
    sandbox: `${scripts} allow-presentation`,
  },
  vimeo: {
    name: 'Vimeo',
    company: 'Vimeo.com, Inc.',
    thing: 'Video',
    origins: ['https://player.vimeo.com'],
    sandbox: `${scripts} allow-presentation`,
  },
  googleMaps: {
    name: 'Google Maps',
    company: 'Google Ireland Limited',
    thing: 'Karte',
    origins: ['https://www.google.com'],
    sandbox: scripts,
  },
  openTable: {
    name: 'OpenTable',
    company: 'OpenTable, Inc.',
    thing: 'Reservierung',
    origins: ['https://www.opentable.de', 'https://www.opentable.com'],
    sandbox: `${scripts} allow-forms`,
  },
} as const satisfies Record<string, EmbedProvider>
export type EmbedProviderKey = keyof typeof embedProviders

/** Every origin that may stand in a page. */
export const embedOrigins: readonly string[] = Object.values(embedProviders).flatMap(({ origins }) => origins)
