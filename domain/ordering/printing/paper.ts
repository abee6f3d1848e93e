import type { Picture } from './picture.ts'

/** Width of the roll in millimetres. */
export const paperWidths = [58, 80] as const
export type PaperWidth = (typeof paperWidths)[number]

/** How many characters of font A stand in a line. */
export const columnsOf: Readonly<Record<PaperWidth, number>> = { 58: 32, 80: 48 }

export const textSizes = ['normal', 'tall', 'large', 'huge'] as const
export type TextSize = (typeof textSizes)[number]

/** How many times as wide and as high as a character of font A. */
export const scaleOf: Readonly<Record<TextSize, { width: number; height: number }>> = {
  normal: { width: 1, height: 1 },
  tall: { width: 1, height: 2 },
  large: { width: 2, height: 2 },
  huge: { width: 4, height: 4 },
}

type Look = { size?: TextSize; isBold?: boolean }

/** What a slip consists of, whatever it is printed on: from this one model follow all printers and all previews. */
export type Block =
  | ({
      kind: 'text'
      text: string
      align?: 'left' | 'center'
      /** Before the first line, such as „2 × “; the lines that follow stand below what comes after it. */
      hanging?: string
    } & Look)
  /** Words that wrap at the left, and a price or a number at the right, which is never broken. */
  | ({ kind: 'columns'; left: string; right: string; hanging?: string } & Look)
  /** White on black, over the whole width. */
  | { kind: 'banner'; text: string; size?: TextSize }
  | { kind: 'rule' }
  | { kind: 'qr'; text: string }
  /** In the middle, in dots of the printer; as wide as the paper at most. */
  | { kind: 'picture'; picture: Picture }
  | { kind: 'feed'; lines: number }
  | { kind: 'cut' }

/** A line as it comes out: its text is as wide as the paper at most, and its place in it is made of blanks. */
export type PaperLine =
  | { kind: 'text'; text: string; size: TextSize; isBold: boolean; isInverted: boolean }
  | { kind: 'qr'; text: string }
  | { kind: 'picture'; picture: Picture }
  | { kind: 'cut' }

export const layoutNames = ['receipt', 'part-receipt', 'kitchen', 'pickup', 'test', 'day-end'] as const
export type LayoutName = (typeof layoutNames)[number]
/** What can be printed of an order. */
export const orderLayouts = ['receipt', 'kitchen', 'pickup'] as const satisfies readonly LayoutName[]
export type OrderLayout = (typeof orderLayouts)[number]
