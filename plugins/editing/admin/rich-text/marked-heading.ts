import { $getEditor } from '@payloadcms/richtext-lexical/lexical'
import type { ElementTransformer } from '@payloadcms/richtext-lexical/lexical/markdown'
import {
  $createHeadingNode,
  $isHeadingNode,
  HeadingNode,
} from '@payloadcms/richtext-lexical/lexical/rich-text'

import { offeredHeadings } from './offered-headings.ts'

/** Whoever types “# ” begins a heading, of the nearest level that is right here. */
export const markedHeading: ElementTransformer = {
  type: 'element',
  dependencies: [HeadingNode],
  regExp: /^(#{1,6})\s/,
  export: (node, exportChildren) =>
    $isHeadingNode(node) ? `${'#'.repeat(Number(node.getTag().slice(1)))} ${exportChildren(node)}` : null,
  replace: (paragraph, children, [, signs = ''], isImport) => {
    const heading = $createHeadingNode(offeredHeadings.nearest($getEditor(), signs.length))
    heading.append(...children)
    paragraph.replace(heading)
    if (!isImport) heading.select(0, 0)
  },
}
