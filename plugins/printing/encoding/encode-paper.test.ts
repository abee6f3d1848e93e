import { expect, test } from 'vitest'

import { drawPaper } from '#domain/ordering/printing/draw-paper.ts'
import { kitchenTicketLayout } from '#domain/ordering/printing/kitchen-ticket-layout.ts'
import type { PaperLine } from '#domain/ordering/printing/paper.ts'
import { setLines } from '#domain/ordering/printing/set-lines.ts'

import { readPrinted } from '../simulators/read-printed.ts'
import { codePages, linesOf, slipsOnRolls } from '../testing/layouts.fixture.ts'
import { printedOrder } from '../testing/printed-orders.fixture.ts'
import { withoutEnd } from '../testing/without-end.ts'
import { encodePaper, type PrinterLanguage } from './encode-paper.ts'

const languages: PrinterLanguage[] = ['esc-pos', 'star-prnt', 'star-line']
const cases = slipsOnRolls.flatMap((slip) => codePages.map((codePage) => ({ ...slip, codePage })))

test.each(cases)(
  'the $layout on $width mm in $codePage comes out as it was set',
  async ({ layout, ...paper }) => {
    const { lines, columns } = linesOf(layout, paper)
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
    const { lines, columns } = linesOf(layout, paper)
    const tooWide = drawPaper(lines, columns)
      .split('\n')
      .filter((line) => !line.startsWith('▣') && line.length > columns)
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

test('a code that says much is drawn smaller on narrow paper, so that it is whole', () => {
  const lines = [{ kind: 'qr', text: 'V0;'.repeat(147) }] as const
  const sizeOn = (columns: number) => {
    const bytes = encodePaper(lines, { language: 'esc-pos', columns, codePage: 'cp858' })
    // `GS ( k` with function 167.
    const at = Buffer.from(bytes).indexOf(Buffer.of(0x1d, 0x28, 0x6b, 0x03, 0x00, 0x31, 0x43))
    return bytes[at + 7]
  }

  expect([sizeOn(48), sizeOn(32)]).toEqual([5, 4])
})

/** Empty lines: the encoder feeds before it cuts, and ends the line after a code. */
const withoutFeed = (lines: readonly PaperLine[]) =>
  lines.filter((line) => line.kind !== 'text' || line.text !== '').map(trimmed)

/** Star prints pictures in strips of 24 rows, so white ones may follow. */
const trimmed = (line: PaperLine) => {
  if (line.kind === 'picture') return { ...line, picture: withoutEnd(line.picture) }

  return line.kind === 'text' ? { ...line, text: line.text.trimEnd() } : line
}

const hexOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('hex')
    .replaceAll(/.{1,96}/g, '$&\n')
    .trimEnd()
