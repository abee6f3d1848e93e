import type { CollectionSlug, Config } from 'payload'

import type { Right } from '#kernel/access/rights.ts'
import type { StoredRecord } from '#kernel/database/as-records.ts'

/** Records that are found by typing; each kind needs an index, which a migration makes by `paletteIndexUp`. */
export type PaletteKind = {
  slug: CollectionSlug
  /** Fields whose words are looked for, in the order of the index. Of a number the whole is a word. */
  words: readonly [string, ...string[]]
  /** Fields with telephone numbers, which are found by how they begin or end. */
  phones?: readonly string[]
  /** The relation to whom the words name: the record is found by those who may read that person. */
  person?: string
  /** There are more of them with each day of work: they may be missing where finding them takes long. */
  isTrace?: true
  /** Fields that are only shown. */
  shown?: readonly string[]
  /** Which are the latest, where it is not those that were changed last. */
  latestBy?: string
  /** The first of the words, unless it is said. */
  title?: (record: StoredRecord) => string
  /** What tells it from others of that title: the other words, unless it is said. What is empty is left out. */
  hint?: (record: StoredRecord) => readonly unknown[]
  /** What it is called without its customer, where title and hint are about one; of nothing else its kind is said. */
  plain?: (record: StoredRecord) => string
}

/** Something to do, for whoever has the right. */
export type DeskAction = {
  label: string
  /** Below the panel's own address. */
  path: `/${string}`
  /** Other words that people look for it by. */
  words?: readonly string[]
  right: [Right, slug: string]
}

type Palette = { kinds: readonly PaletteKind[]; actions: readonly DeskAction[] }

/** The configuration with what a capability lets people jump to. */
export function withPalette(config: Config, { kinds = [], actions = [] }: Partial<Palette>): Config {
  const palette = paletteOf(config)

  return {
    ...config,
    custom: {
      ...config.custom,
      palette: { kinds: [...palette.kinds, ...kinds], actions: [...palette.actions, ...actions] },
    },
  }
}

/** What all capabilities have added. */
export function paletteOf({ custom }: Pick<Config, 'custom'>): Palette {
  // `custom` is Payload's open drawer for plugins; only `withPalette` writes this part of it.
  return (custom?.palette ?? { kinds: [], actions: [] }) as Palette
}
