/** Spec: storefront 2, branch list. */
export const branchSearchTexts = {
  placeholder: 'PLZ / Ort',
  shown: (shown: number, all: number) => `${shown} von ${all} Filialen werden angezeigt.`,
  nothingFound: 'Leider wurden keine Ergebnisse gefunden.',
} as const
