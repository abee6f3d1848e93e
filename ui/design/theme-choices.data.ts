/** What visitors may choose of the colours; without a choice the house's own setting holds. */
export const themeChoices = { white: 'Hell', black: 'Dunkel', device: 'Wie das Gerät' } as const
export type ThemeChoice = keyof typeof themeChoices
