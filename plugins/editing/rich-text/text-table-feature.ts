import { createNode, createServerFeature } from '@payloadcms/richtext-lexical'

import { tooLargeTable } from '#domain/content/text-table.ts'

import { TextTableNode } from './text-table-node.ts'

/** Tables in formatted texts. Payload's own has English tools, and keeps widths and colours for each cell (ADR 142). */
export const TextTableFeature = createServerFeature({
  key: 'textTable',
  feature: {
    ClientFeature: '/plugins/editing/admin/rich-text/text-table-feature.tsx#TextTableFeature',
    nodes: [
      createNode({
        node: TextTableNode,
        // Calls are told the same by `check-shape.ts`, of drafts as well.
        validations: [({ node }) => tooLargeTable(node) ?? true],
      }),
    ],
  },
})
