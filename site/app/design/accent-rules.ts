import type { WebsiteTheme } from '#domain/content/website-theme.ts'

/** The accent of both colour settings as custom properties, which `tokens.css` takes; nothing where there is none. */
export function accentRules({ accent }: Pick<WebsiteTheme, 'accent'>): string {
  if (!accent) return ''
  const properties = (['white', 'black'] as const).flatMap((setting) => {
    const { fill, on, words } = accent[setting]
    return [
      `--accent-${setting}:${fill}`,
      `--on-accent-${setting}:${on}`,
      `--accent-words-${setting}:${words}`,
    ]
  })

  return properties.every((property) => sound.test(property)) ? `:root{${properties.join(';')}}` : ''
}

/** The server reckons them, but a stylesheet takes no more than colours from anywhere. */
const sound = /^--[a-z-]+:#[0-9a-f]{6}$/i
