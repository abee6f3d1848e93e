import { expect, test } from 'vitest'

import { columnsOf, type LayoutName, type PaperLine, paperWidths } from '#domain/ordering/printing/paper.ts'
import type { Block, PaperWidth } from '#domain/ordering/printing/paper.ts'
import { drawPaper } from '#domain/ordering/printing/draw-paper.ts'
import { kitchenTicketLayout } from '#domain/ordering/printing/kitchen-ticket-layout.ts'
import { pickupSlipLayout } from '#domain/ordering/printing/pickup-slip-layout.ts'
import { receiptLayout } from '#domain/ordering/printing/receipt-layout.ts'
import { setLines } from '#domain/ordering/printing/set-lines.ts'
import { testPageLayout } from '#domain/ordering/printing/test-page-layout.ts'

import { printedOrder } from '../testing/printed-orders.fixture.ts'
import { readPrinted } from '../testing/read-printed.ts'
import { encodePaper, type PrinterLanguage, type Target } from './encode-paper.ts'

const languages: PrinterLanguage[] = ['esc-pos', 'star-prnt', 'star-line']
const codePages: Target['codePage'][] = ['cp858', 'cp1252', 'iso-8859-15', 'utf8']

const layouts: Record<LayoutName, (paper: { width: PaperWidth; codePage: Target['codePage'] }) => Block[]> = {
  receipt: () => receiptLayout(printedOrder()),
  kitchen: () => kitchenTicketLayout(printedOrder({ station: 'kueche', copy: 2 })),
  pickup: () => pickupSlipLayout(printedOrder()),
  test: (paper) => testPageLayout({ device: 'Küche', branch: 'Wien Mitte', protocol: 'cloudprnt', ...paper }),
}

const cases = (Object.keys(layouts) as LayoutName[]).flatMap((layout) =>
  paperWidths.flatMap((width) => codePages.map((codePage) => ({ layout, width, codePage }))),
)

test.each(cases)(
  'the $layout on $width mm in $codePage comes out as it was set',
  async ({ layout, ...paper }) => {
    const columns = columnsOf[paper.width]
    const lines = setLines(layouts[layout](paper), { columns, codePage: paper.codePage })
    const drawn = drawPaper(lines, columns)
    const encoded = languages.map(
      (language) => [language, encodePaper(lines, { ...paper, language, columns })] as const,
    )

    for (const [, bytes] of encoded) {
      expect(drawPaper(withoutFeed(readPrinted(bytes)), columns)).toBe(drawPaper(withoutFeed(lines), columns))
      expect(withoutFeed(readPrinted(bytes))).toEqual(withoutFeed(lines))
    }
    const golden = `${import.meta.dirname}/golden/${layout}-${paper.width}-${paper.codePage}.txt`
    const dumps = encoded.map(([language, bytes]) => `${language}\n${hexOf(bytes)}`)
    await expect(`${drawn}\n\n${dumps.join('\n\n')}\n`).toMatchFileSnapshot(golden)
  },
)

test('no line is wider than the paper', () => {
  for (const { layout, ...paper } of cases) {
    const columns = columnsOf[paper.width]
    const drawn = drawPaper(setLines(layouts[layout](paper), { columns, codePage: paper.codePage }), columns)
    const tooWide = drawn.split('\n').filter((line) => !line.startsWith('▣') && line.length > columns)
    expect(tooWide).toEqual([])
  }
})

test('what a guest writes commands no printer', () => {
  const order = {
    ...printedOrder().order,
    comment: 'Hallo\u001b@\u001dV\u0001\u001bp\u0000 Kassa auf \u0007😀',
  }
  const lines = setLines(kitchenTicketLayout(printedOrder({ order })), { columns: 32, codePage: 'cp858' })
  const bytes = encodePaper(lines, { language: 'esc-pos', columns: 32, codePage: 'cp858' })

  expect(readPrinted(bytes).filter(({ kind }) => kind === 'cut')).toHaveLength(1)
  expect(drawPaper(lines, 32)).toContain('Hallo @ V p Kassa auf ?')
})

/** Empty lines: the encoder feeds before it cuts, and ends the line after a code. */
const withoutFeed = (lines: readonly PaperLine[]) =>
  lines.filter((line) => line.kind !== 'text' || line.text !== '').map(trimmed)

const trimmed = (line: PaperLine) => (line.kind === 'text' ? { ...line, text: line.text.trimEnd() } : line)

const hexOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('hex')
    .replaceAll(/.{1,96}/g, '$&\n')
    .trimEnd()
