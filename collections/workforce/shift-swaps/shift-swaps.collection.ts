import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { commonScopes } from '#collections/shared/access/scopes.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { shiftSwapsFields } from './shift-swaps.fields.ts'

/** Shifts that people give to each other or ask for: each step is a call of the planner, which judges all rules anew. */
export const shiftSwaps = {
  slug: 'shift-swaps',
  labels: { singular: 'Schichttausch', plural: 'Schichttausche' },
  access: accessOf('shift-swaps', {
    // Beside what is about oneself: what is offered to everybody who works there.
    mine: {
      ...commonScopes.mine,
      where: (caller) => ({
        or: [
          commonScopes.mine.where(caller),
          { taker: { equals: caller.id } },
          {
            and: [
              commonScopes.branch.where(caller),
              { taker: { exists: false } },
              { status: { equals: 'requested' } },
            ],
          },
        ],
      }),
    },
  }),
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
  forceSelect: { user: true, branch: true },
  defaultSort: '-createdAt',
  defaultPopulate: { title: true, status: true },
  indexes: [{ fields: ['branch', 'status'] }],
  fields: shiftSwapsFields,
  admin: {
    ...panelOf('workforce'),
    description:
      'Schichten, die jemand abgeben oder übernehmen will. Die Leitung entscheidet in der Planung.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'user', 'taker', 'status', 'branch'],
  },
} satisfies CollectionConfig
