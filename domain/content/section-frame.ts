import { anchorPattern } from './section-anchors.ts'
import {
  sectionSpaces,
  type SectionSpace,
  sectionTones,
  type SectionTone,
  sectionVariants,
} from './section-frame.data.ts'

/** How a section is drawn, apart from what it shows. */
export type SectionFrame = {
  tone?: SectionTone
  spaceAbove?: SectionSpace
  spaceBelow?: SectionSpace
  variant?: string
  anchor?: string
}

type Framed = Readonly<{ blockType: string; [field: string]: unknown }>

/**
 * The frame that a section names; null for one that names none and is drawn as it always was. What somebody is typing
 * may be anything, and what nobody knows is left out.
 */
export function sectionFrame(section: Framed): SectionFrame | null {
  const { blockType, tone, spaceAbove, spaceBelow, variant, anchor } = section
  const frame: SectionFrame = {
    ...(isKeyOf(sectionTones, tone) && { tone }),
    ...(isKeyOf(sectionSpaces, spaceAbove) && { spaceAbove }),
    ...(isKeyOf(sectionSpaces, spaceBelow) && { spaceBelow }),
    ...(isKeyOf(variantsOf(blockType), variant) && { variant }),
    ...(typeof anchor === 'string' && anchorPattern.test(anchor) && { anchor }),
  }

  return Object.keys(frame).length > 0 ? frame : null
}

/** The ways in which sections of this kind may be drawn, with their German names. */
export function variantsOf(type: string): Readonly<Record<string, string>> {
  return isKeyOf(sectionVariants, type) ? sectionVariants[type] : {}
}

const isKeyOf = <Table extends object>(table: Table, key: unknown): key is keyof Table & string =>
  typeof key === 'string' && Object.hasOwn(table, key)
