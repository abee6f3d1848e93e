import type { PaperLine } from '#domain/ordering/printing/paper.ts'

import type { AskProduct } from './cloudprnt-printer.ts'
import { readPrinted } from './read-printed.ts'

/** A printer with Epson Server Direct Print, as its manual describes it: asks with a form, is told in XML, and reports. */
export function epsonPrinter(ask: AskProduct, key: string) {
  const send = (fields: Record<string, string>) =>
    ask(`/api/print-jobs/epson/${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ID: 'theke', Name: 'TM-m30III', ...fields }).toString(),
    })

  const report = (results: readonly (readonly [string, string])[]) =>
    send({
      ConnectionType: 'SetResponse',
      ResponseFile: `<PrintResponseInfo Version="2.00">${results.map(resultOf).join('')}</PrintResponseInfo>`,
    })

  return {
    /** The next slip with its token, as it is told; null where nothing waits. */
    fetchNext: async (): Promise<{ token: string; lines: PaperLine[] } | null> => {
      const answer = await send({ ConnectionType: 'GetRequest' })
      if (!answer.ok) throw new Error(`The printer is refused with ${answer.status}`)
      const xml = await answer.text()
      const [, token] = /<printjobid>(.*)<\/printjobid>/.exec(xml) ?? []
      const [, hex] = /<command>([0-9a-f]*)<\/command>/.exec(xml) ?? []

      return token && hex ? { token, lines: readPrinted(Buffer.from(hex, 'hex')) } : null
    },
    report: (token: string, attributes = isPrinted) => report([[token, attributes]]),
    /** Of several slips at once, each with what became of it. */
    reportAll: (tokens: readonly string[]) => report(tokens.map((token) => [token, isPrinted])),
  }
}

const isPrinted = 'success="true" code="" status="0"'

const resultOf = ([token, attributes]: readonly [string, string]): string =>
  `<ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${token}</printjobid></Parameter>` +
  `<PrintResponse><response ${attributes} battery="0"/></PrintResponse></ePOSPrint>`
