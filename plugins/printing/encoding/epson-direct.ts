/** The bytes of a slip as the XML in which printers of Epson fetch it. */
export function printRequestXml(token: string, bytes: Uint8Array): string {
  // The number of milliseconds that a printer may take, before it says that it could not.
  const parameter = `<devid>local_printer</devid><timeout>10000</timeout><printjobid>${token}</printjobid>`
  const command = `<command>${Buffer.from(bytes).toString('hex')}</command>`
  const data = `<epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">${command}</epos-print>`

  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<PrintRequestInfo Version="2.00">',
    `<ePOSPrint><Parameter>${parameter}</Parameter><PrintData>${data}</PrintData></ePOSPrint>`,
    '</PrintRequestInfo>',
  ].join('\n')
}

export type EpsonResult = {
  token: string
  /** In the words of CloudPRNT, so that both are judged alike; null where it does not know what is on its paper. */
  code: string | null
}

/** A printer has one job at a time, and tells of a few that it could not tell of before. */
const mostResults = 20

/** What a printer says of its jobs; a report that names none tells nothing. */
export function readPrintResponse(xml: string): EpsonResult[] {
  // Whatever follows a name is said of that job, until the next one is named.
  return xml
    .split('<printjobid>')
    .slice(1, mostResults + 1)
    .flatMap((said) => {
      const [, token] = /^([\w.-]{1,30})<\/printjobid>/.exec(said) ?? []
      const [, attributes] = /<response\b([^>]*)>/.exec(said) ?? []

      return token === undefined || attributes === undefined ? [] : [{ token, code: codeOf(attributes) }]
    })
}

function codeOf(attributes: string): string | null {
  const valueOf = (name: string) =>
    new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`).exec(attributes)?.slice(1).join('') ?? ''
  const isPrinted = ['true', '1'].includes(valueOf('success'))
  if (isPrinted) return (Number(valueOf('status')) & nearEnd) > 0 ? '211 OK, paper low' : '200 OK'

  const code = valueOf('code')
  return unsure.has(code) ? null : (codes[code] ?? '510 Refused')
}

/** A bit of the status that printers of Epson answer. */
const nearEnd = 0x0002_0000

/** It took too long, or is still at it: some of the slip, or all of it, may be on paper. */
const unsure = new Set(['EX_TIMEOUT', 'Printing'])

const codes: Readonly<Record<string, string>> = {
  EPTR_REC_EMPTY: '410 Paper out',
  EPTR_COVER_OPEN: '420 Cover open',
  EPTR_CUTTER: '411 Paper jam',
  EPTR_MECHANICAL: '411 Paper jam',
}
