import { doApart } from '#kernel/apart/do-apart.ts'

import type { drawPaper } from './draw-paper.apart.ts'

export type PaperTable = {
  title: string
  /** Shares of the width of the page, one for each column; without them the first is in words, the others in figures. */
  widths?: number[]
  head: string[]
  rows: string[][]
  sum?: string[]
}

/** A sheet of paper, in the words that stand on it. */
export type Paper = {
  title: string
  /** The house and its branch. */
  heading: string
  /** Whether it holds so much that it is set smaller. */
  isDense: boolean
  facts: [label: string, value: string][]
  tables: PaperTable[]
  notes?: string[]
  /** What seals it, and what it goes on from. */
  hashes: [label: string, value: string][]
}

/**
 * The paper as a PDF of A4 pages. Apart from the server: laying out pages keeps a processor busy for a good part of a
 * second, and takes long to load.
 */
export const paperAsPdf = async (paper: Paper): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await doApart<typeof drawPaper>('collections/shared/paper/draw-paper.apart.ts#drawPaper', paper, {
      lane: 'staff',
    }),
  )
