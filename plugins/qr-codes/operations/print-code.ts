import type { PayloadRequest } from 'payload'

import type { QrCode } from '#cms/payload-types.ts'
import { labelLayout, sheetsFor, singleLabel } from '#domain/insight/qr/label-layout.ts'
import { printProblems } from '#domain/insight/qr/print-problems.ts'
import { blackOnWhite } from '#domain/insight/qr/print-rules.ts'
import type { PdfAsked, PictureAsked } from '#domain/insight/qr/qr-codes.contract.ts'
import type { ApiError } from '#domain/refusals/refusals.ts'
import { doApart } from '#kernel/apart/do-apart.ts'
import { GaveUp } from '#kernel/apart/gave-up.ts'
import { Refused } from '#kernel/refused.ts'

import { type Artwork, artworkOf } from '../picture/artwork.ts'
import type { drawPng, drawSvg } from '../picture/draw-code.apart.ts'
import type { drawLabels, Labels } from '../picture/draw-labels.apart.ts'
import { type CodeLook, fileOfLogo, readCodeLook } from './code-look.ts'
import { addressOf, houseOfCode, seenCode } from './seen-code.ts'

export type Printed = { bytes: Uint8Array<ArrayBuffer>; filename: string }

/** A code as a picture, for whoever may read it. */
export async function printPicture(
  req: PayloadRequest,
  { id, format, ...asked }: PictureAsked & { id: string; format: 'svg' | 'png' },
): Promise<Printed> {
  const { code, artwork } = await prepare(req, id, asked)
  refuseUnreadable(artwork, asked.size, false)
  const drawn = { artwork, size: asked.size, title: `QR Code: ${code.name}` }
  const work = `plugins/qr-codes/picture/draw-code.apart.ts#${format === 'svg' ? 'drawSvg' : 'drawPng'}`
  const bytes = await orWithoutLogo(
    req,
    artwork,
    doApart<typeof drawSvg | typeof drawPng>(work, drawn, { lane: 'staff' }),
  )

  return { bytes: new Uint8Array(bytes), filename: `${nameOf(code, asked)}.${format}` }
}

/** A code on paper: one label, or a print batch on sheets. */
export async function printLabels(
  req: PayloadRequest,
  { id, label, ...asked }: PdfAsked & { id: string },
): Promise<Printed> {
  const { code, artwork, typed, look } = await prepare(req, id, asked)
  const grid = label === 'label' ? null : look.grids[label]
  const layout = grid ? labelLayout(grid) : singleLabel(asked.size)
  refuseUnreadable(artwork, layout.side, grid !== null)

  const batch = batchOf(code, asked.batch)
  const pieces = batch?.quantity ?? (grid ? grid.rows * grid.columns : 1)
  const { sheets, times } = grid ? sheetsFor(grid, pieces) : { sheets: 1, times: 1 }
  const perSheet = grid ? grid.rows * grid.columns : 1
  const labels: Labels = {
    title: times > 1 ? `${code.name}, ${times}-mal zu drucken` : code.name,
    artwork,
    words: {
      name: code.name,
      place: batch?.place || code.origin || '',
      address: typed.replace(/^https?:\/\//, ''),
    },
    layout,
    // What has to be printed again and again is a full sheet.
    sheet: grid && { perSheet, sheets, pieces: times > 1 ? perSheet : pieces },
  }
  const work = 'plugins/qr-codes/picture/draw-labels.apart.ts#drawLabels'
  const bytes = await orWithoutLogo(req, artwork, doApart<typeof drawLabels>(work, labels, { lane: 'staff' }))

  return {
    bytes: new Uint8Array(bytes),
    filename: `${nameOf(code, asked)}${times > 1 ? `-${times}-mal` : ''}.pdf`,
  }
}

type Asked = Pick<PictureAsked, 'batch' | 'colors' | 'logo'>

async function prepare(req: PayloadRequest, id: string, { batch, colors, logo }: Asked) {
  const code = await seenCode(req, id)
  if (batch !== undefined && !batchOf(code, batch)) {
    throw refusedAt(
      'batch',
      'unknown-batch',
      'Diese Auflage hat der Code nicht. Bitte speichern Sie ihn zuerst.',
    )
  }
  const house = await houseOfCode(req, code)
  const look = await readCodeLook(req, house)
  const address = addressOf(house, code, batch ?? null)
  const artwork = artworkOf({
    address,
    colors: colors === 'theme' ? look.theme : blackOnWhite,
    logoFile: logo === 'yes' ? await logoFileFor(req, look) : null,
  })

  // Whoever types it leaves out what only counts.
  return { code, artwork, typed: addressOf(house, code), look }
}

async function logoFileFor(req: PayloadRequest, look: CodeLook): Promise<string> {
  const file = await fileOfLogo(req, look)
  if (file === null) {
    throw refusedAt('logo', 'no-logo', 'Für diese Organisation ist kein Logo hinterlegt.')
  }
  return file
}

const batchOf = ({ batches }: QrCode, number: number | undefined) =>
  number === undefined ? undefined : (batches ?? []).find((batch) => batch.number === number)

function refuseUnreadable({ squares, colors }: Artwork, size: number, isOnSheet: boolean): void {
  const problems = printProblems({ modules: squares.length, size, colors, isOnSheet })
  if (problems.length > 0) throw new Refused('validation', {}, problems)
}

/** What may fail of a drawing is the file of the logo, which may be of any kind: the rest is our own. */
async function orWithoutLogo(
  { payload }: PayloadRequest,
  { logo }: Artwork,
  drawing: Promise<Uint8Array>,
): Promise<Uint8Array> {
  try {
    return await drawing
  } catch (err) {
    if (!logo || (err instanceof GaveUp && !err.isOfFile)) throw err
    payload.logger.warn({ err }, 'a code could not be drawn with its logo')
    throw refusedAt(
      'logo',
      'unreadable-logo',
      'Mit dem Logo gelingt das Bild nicht. Bitte drucken Sie ohne Logo.',
    )
  }
}

const nameOf = ({ path }: QrCode, { batch }: Asked): string =>
  `qr-${path.replaceAll('/', '-')}${batch === undefined ? '' : `-auflage-${batch}`}`

const refusedAt = (field: string, code: string, message: string): Refused =>
  new Refused('validation', {}, [{ field, code, message } satisfies ApiError])
