import type { Block, Site } from '#cms/payload-types.ts'

/** Answers ids by the keys of the demo. */
export type Refs = {
  page: (key: string) => string
  picture: (name: string) => string
  video: (name: string) => string
  /** The id of the file with all prices. */
  priceList: string
  piece: (key: string) => string
  /** What is sold, and where. */
  branch: (key: string) => string
  category: (key: string) => string
}

type Content = NonNullable<Site['content']>

/** A page of the demo; its path is its key. */
export type DemoPage = {
  key: string
  name: string
  type: Site['type']
  seo?: { title?: string; description: string }
  /** How many days before the demo it was published. */
  daysAgo?: number
  content: (refs: Refs) => Content
}

/** Sections that several pages of the demo show. */
export type DemoPiece = {
  key: string
  name: string
  sections: (refs: Omit<Refs, 'piece'>) => NonNullable<NonNullable<Block['content']>['sections']>
}

/** A “Leistung” of the demo, which names its page by key and its video by name. */
export type DemoOffer = {
  page: string
  name: string
  category: string
  position: number
  priceFrom?: number
  durationMinutes?: number
  video?: string
}
