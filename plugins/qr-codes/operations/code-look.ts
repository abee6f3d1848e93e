import type { PayloadRequest } from 'payload'

import { fileOfImage } from '#collections/shared/branch-house.ts'
import { logoOf } from '#collections/shared/division-icon.ts'
import { themeOf } from '#domain/content/theme.ts'
import type { LabelGrid } from '#domain/insight/qr/label-layout.ts'
import { type CodeColors, codeColorsOf } from '#domain/insight/qr/print-rules.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'

import type { CodeHouse } from './seen-code.ts'

/** What the house says of the looks of a code. */
export type CodeLook = {
  theme: CodeColors
  /** The id of a picture. */
  logo: string | null
  grids: { compact: LabelGrid; detail: LabelGrid }
}

export async function readCodeLook(req: PayloadRequest, { division }: CodeHouse): Promise<CodeLook> {
  const settings = await req.payload.findGlobal({ slug: 'config', depth: 0, ...asSystem(req) })
  const logo = logoOf(settings, division)
  const { compactRows, compactColumns, detailRows, detailColumns } = settings.labelGrid

  return {
    theme: codeColorsOf(themeOf(settings, division?.theme)),
    logo: logo ? idOf(logo) : null,
    grids: {
      compact: { rows: compactRows, columns: compactColumns },
      detail: { rows: detailRows, columns: detailColumns },
    },
  }
}

/** Where the logo lies; null without one. */
export const fileOfLogo = async (req: PayloadRequest, { logo }: CodeLook): Promise<string | null> =>
  logo === null ? null : fileOfImage(req, logo)
