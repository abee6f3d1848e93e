import type { CollectionBeforeValidateHook, GlobalBeforeValidateHook, PayloadRequest } from 'payload'

import { takeOverFont } from '../operations/take-over-font.ts'

type Look = { font?: unknown; fontUrl?: unknown }
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

/**
 * Only where the font or its address is another one: whoever saves anything else is not held up by an address that
 * is gone by now. What is no name and no address is refused by the fields themselves.
 */
async function takeOver(req: PayloadRequest, { before, change, field }: Change): Promise<void> {
  const { font, fontUrl } = { ...before, ...change }
  if (font === before?.font && fontUrl === before?.fontUrl) return
  if (typeof font !== 'string' || typeof fontUrl !== 'string' || !fontUrl) return

  await takeOverFont(req, { family: font, address: fontUrl, field })
}
