import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

import { rightTo } from '#kernel/access/rights.ts'
import type { PaletteAction } from '#domain/operations/palette/palette.contract.ts'

import { type DeskAction, paletteOf } from '../palette.port.ts'
import { isHidden } from './readable-kinds.ts'

const newWords = ['anlegen', 'erstellen', 'hinzufügen']

/** What the person may do from anywhere: what capabilities offer, and making a record of each kind they may make. */
export async function readActions(req: PayloadRequest): Promise<PaletteAction[]> {
  const { collections } = req.payload.config
  const making = collections
    .filter(({ admin }) => !isHidden(admin.hidden, req))
    .map(
      ({ slug, labels }): DeskAction => ({
        label: `Neu: ${getTranslation(labels.singular, req.i18n)}`,
        path: `/collections/${slug}/create`,
        words: newWords,
        right: ['create', slug],
      }),
    )
  const actions = [...paletteOf(req.payload.config).actions, ...making]
  const granted = await Promise.all(actions.map(({ right: [right, slug] }) => rightTo(req, right, slug)))

  return actions
    .filter((_, place) => granted[place])
    .map(({ label, path, words = [] }) => ({ label, path, words: [...words] }))
}
