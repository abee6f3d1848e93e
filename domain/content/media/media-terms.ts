/** Where a medium is stored. */
export const mediaCollections = ['images', 'uploads'] as const
export type MediaCollection = (typeof mediaCollections)[number]

/** What kind of file it is, by its type. */
export const mediaKindLabels = {
  picture: 'Bilder',
  film: 'Videos',
  sound: 'Audio',
  document: 'Dokumente',
} as const
export type MediaKind = keyof typeof mediaKindLabels
export const mediaKinds = Object.keys(mediaKindLabels) as MediaKind[]

/** What may be the matter with a medium. */
export const mediaStateLabels = {
  unused: 'Nirgends verwendet',
  undescribed: 'Ohne Bildbeschreibung',
  duplicate: 'Mehrfach vorhanden',
} as const
export type MediaState = keyof typeof mediaStateLabels
export const mediaStates = Object.keys(mediaStateLabels) as MediaState[]

export const mediaOrderLabels = {
  newest: 'Neueste zuerst',
  oldest: 'Älteste zuerst',
  name: 'Nach Name',
  largest: 'Größte zuerst',
} as const
export type MediaOrder = keyof typeof mediaOrderLabels
export const mediaOrders = Object.keys(mediaOrderLabels) as MediaOrder[]

/** How a call says that a file is added only if nothing with its content is there. */
export const unlessKnown = 'unlessKnown'

/** In the address and in calls: what lies in no folder. */
export const noFolder = 'ohne'

export function mediaKindOf(mimeType: string | null): MediaKind {
  if (mimeType?.startsWith('image/')) return 'picture'
  if (mimeType?.startsWith('video/')) return 'film'

  return mimeType?.startsWith('audio/') ? 'sound' : 'document'
}
