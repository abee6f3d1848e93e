import type { CollectionBeforeValidateHook, GlobalBeforeValidateHook, PayloadRequest } from 'payload'

import { type Look, namedFont } from '../named-font.ts'
import { takeOverFont } from '../operations/take-over-font.ts'

type Change = { before: Look | undefined; change: Look | undefined; field: string }

/** The font of the house. Spec: back office 3, theme config. */
export const takeOverHouseFont: GlobalBeforeValidateHook = async ({ data, originalDoc, req }) => {
  await takeOver(req, { before: originalDoc, change: data, field: 'fontUrl' })

  return data
}

/** The font of a division that has one of its own. */
export const takeOverDivisionFont: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  await takeOver(req, { before: originalDoc?.theme, change: data?.theme, field: 'theme.fontUrl' })

  return data
}

async function takeOver(req: PayloadRequest, { before, change, field }: Change): Promise<void> {
  const named = namedFont(before, change)
  if (named) await takeOverFont(req, { ...named, field })
}
