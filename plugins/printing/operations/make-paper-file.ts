import type { PayloadRequest } from 'payload'

import { columnsOf } from '#domain/ordering/printing/paper.ts'
import { layoutLabels } from '#domain/ordering/printing/print-jobs.texts.ts'
import type { PaperFileFormat } from '#domain/ordering/printing/printing.contract.ts'
import { doApart } from '#kernel/apart/do-apart.ts'
import { Refused } from '#kernel/refused.ts'

import { drawApart } from '../picture/draw-apart.ts'
import type { drawSlipPdf, PdfSlip } from '../picture/draw-slip-pdf.apart.ts'
import type { drawPng } from '../picture/draw-slip.apart.ts'
import { findSlip } from './act-on-job.ts'
import { renderSlip } from './render-slip.ts'

type PaperFile = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string }
type Asked = { id: string; format: PaperFileFormat }

/** A slip as a file, for whoever may see it: as it comes out of its printer, by what is known of its order now. */
export async function makePaperFile(req: PayloadRequest, { id, format }: Asked): Promise<PaperFile> {
  const { slip, job, printer } = await findSlip(req, id)
  const lines = printer && (await renderSlip(req.payload, slip, printer))
  if (!printer || !lines) throw new Refused('unknown-record')

  const columns = columnsOf[printer.width]
  const title = [layoutLabels[job.layout], job.ticketNumber].filter((part) => part !== null).join(' ')
  const name = `${title}.${format}`
  if (format === 'png') {
    const bytes = new Uint8Array(await drawApart<typeof drawPng>('drawPng', { lines, columns }))
    return { bytes, type: 'image/png', name }
  }

  return { bytes: await drawPdf({ lines, columns, title, at: job.createdAt }), type: 'application/pdf', name }
}

const drawPdf = async (slip: PdfSlip): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await doApart<typeof drawSlipPdf>('plugins/printing/picture/draw-slip-pdf.apart.ts#drawSlipPdf', slip, {
      lane: 'staff',
    }),
  )
