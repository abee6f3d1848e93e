type Facts = Readonly<Record<string, unknown>>

/** Why a picture or a file is not kept, or not put in the place of another. */
export const mediaRefusals = {
  'already-there': {
    status: 409,
    text: ({ collection, title }: Facts) =>
      `${collection === 'images' ? 'Dieses Bild' : 'Diese Datei'} gibt es schon${typeof title === 'string' ? `: „${title}“` : ''}.`,
  },
  'not-replaceable': {
    status: 409,
    text: ({ where, why }: Facts) =>
      `Es wurde nichts ersetzt.${typeof where === 'string' ? ` ${where} ließ sich nicht ändern.` : ''}${
        typeof why === 'string' ? ` ${why}` : ''
      }`,
  },
} as const
