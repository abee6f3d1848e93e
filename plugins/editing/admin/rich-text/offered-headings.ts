import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import type { HeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text'

import { nearestLevel } from '#domain/content/heading-levels.ts'

const levelsOf = new WeakMap<LexicalEditor, readonly number[]>()

/** The levels of headings that a text offers just now. */
export const offeredHeadings = {
  set: (editor: LexicalEditor, levels: readonly number[]) => void levelsOf.set(editor, levels),
  /** The nearest of them to one that was typed or pasted. */
  nearest: (editor: LexicalEditor, wanted: number) => tagOf(nearestLevel(levelsOf.get(editor) ?? [], wanted)),
}

export const tagOf = (level: number) => `h${level}` as ReturnType<HeadingNode['getTag']> // levels are 1 to 6
