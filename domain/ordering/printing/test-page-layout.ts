import {
  codePageLabels,
  type CodePage,
  type PrinterProtocol,
  printerProtocolLabels,
} from '../../operations/devices.ts'
import { type Block, columnsOf, type PaperWidth } from './paper.ts'
import { ending } from './printed-order.ts'

export type TestPage = {
  device: string
  branch: string
  protocol: PrinterProtocol
  width: PaperWidth
  codePage: CodePage
}

/** Shows at once whether letters, width, sizes, white on black, the code and the knife are right. */
export function testPageLayout({ device, branch, protocol, width, codePage }: TestPage): Block[] {
  return [
    { kind: 'text', text: 'TESTDRUCK', size: 'large', isBold: true, align: 'center' },
    { kind: 'text', text: `${device} · ${branch}`, align: 'center' },
    { kind: 'rule' },
    { kind: 'columns', left: 'Zeichensatz', right: codePageLabels[codePage] },
    { kind: 'columns', left: 'Papier', right: `${width} mm, ${columnsOf[width]} Zeichen` },
    { kind: 'text', text: printerProtocolLabels[protocol] },
    { kind: 'rule' },
    { kind: 'text', text: rulerOf(columnsOf[width]) },
    { kind: 'text', text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ ÄÖÜ' },
    { kind: 'text', text: 'abcdefghijklmnopqrstuvwxyz äöüß' },
    { kind: 'text', text: '0123456789 € % & @ ! # + - * / =' },
    { kind: 'text', text: 'ÄÖÜ äöü ß €', size: 'large' },
    { kind: 'columns', left: 'Preis rechts am Rand', right: '1.234,50 €', isBold: true },
    { kind: 'text', text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenständer' },
    { kind: 'banner', text: 'Weiß auf Schwarz' },
    { kind: 'text', text: '42', size: 'huge', isBold: true, align: 'center' },
    { kind: 'qr', text: 'Theke Testdruck' },
    ...ending,
  ]
}

/** „....5...10“: each number ends where it counts to. */
const rulerOf = (columns: number): string =>
  Array.from({ length: Math.floor(columns / 5) }, (_, index) => String((index + 1) * 5).padStart(5, '.'))
    .join('')
    .padEnd(columns, '.')
