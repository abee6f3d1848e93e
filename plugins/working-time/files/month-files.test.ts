import { readFile } from 'node:fs/promises'

import { PDFiumLibrary } from '@hyzyla/pdfium'
import { describe, expect, it } from 'vitest'

import { drawPaper } from '#collections/shared/paper/draw-paper.apart.ts'

import { filedWork } from './filed-work.ts'
import { monthCsv } from './month-csv.ts'
import { annasMarch } from './month.fixture.ts'
import { monthPaperOf } from './month-paper.ts'

describe('a month for an inspector', () => {
  it('is byte for byte this table', async () => {
    const golden = await readFile(new URL('month.golden.csv', import.meta.url), 'utf8')

    expect(monthCsv(annasMarch)).toBe(golden)
  })

  it('names begin, end and breaks of each stretch, marks what was corrected, and tells of it', () => {
    const { tables, facts, hashes } = monthPaperOf(annasMarch)

    expect(tables.map(({ title }) => title)).toEqual([
      'Arbeit',
      'Zeitkonten in Stunden',
      'Abwesenheiten',
      'Änderungen',
    ])
    expect(tables[0]?.rows).toEqual([
      ['03.03.2025', '08:00', '16:00', '12:00–12:20, 14:00–14:10', '7:30', 'korrigiert'],
      ['29.03.2025', '21:00', '30.03. 04:00', '', '6:00', 'später gesendet'],
      ['31.03.2025', '08:00', '', '', '', 'Ende fehlt'],
    ])
    expect(tables[1]?.rows).toEqual([['Zeitsaldo', '-1:00', '-1:30', '-2:30']])
    expect(tables[3]?.rows).toEqual([
      [
        '03.03.2025, 08:00',
        '03.03.2025, 17:00',
        '12:00–12:45',
        'Korrigiert am 04.03.2025, 09:00 von Mia Moser: Ging früher. Jetzt 03.03.2025, 08:00 bis 03.03.2025, 16:00, Pause 12:00–12:20, 14:00–14:10',
      ],
    ])
    expect(facts).toContainEqual(['Stand', 'Abgeschlossen am 02.04.2025, 10:00'])
    expect(hashes.map(([label]) => label)).toEqual([
      'Prüfsumme (SHA-256)',
      'Siegel des Abschlusses',
      'Siegel des Abschlusses davor',
    ])
  })

  it('comes to what was sealed where something came in after it was closed, and says what', () => {
    const [first, night, open] = annasMarch.stretches
    if (!first || !night || !open) throw new Error('three stretches')
    const sealed = (id: string, day: string, minutes: number) => ({
      day,
      planned: 0,
      owed: 0,
      worked: minutes,
      breaks: 0,
      credited: 0,
      lines: [{ account: 'time', minutes, reason: 'Gearbeitet', source: `stretch:${id}` }],
    })
    const month = {
      ...annasMarch,
      differs: { hash: 'another', sums: annasMarch.sums },
      stretches: [first, { ...night, endedAt: '2025-03-30T03:00:00.000Z' }],
      days: [
        sealed('gone', '2025-03-05', 60),
        sealed(night.id, night.day, 360),
        { ...sealed('leave', '2025-03-10', 480), lines: [] },
      ],
    }

    expect(filedWork(month).map(({ day, worked, note }) => [day, worked, note])).toEqual([
      ['2025-03-03', null, 'korrigiert, nach dem Abschluss, nicht enthalten'],
      ['2025-03-05', 60, 'nach dem Abschluss entfallen'],
      ['2025-03-29', 360, 'später gesendet, nach dem Abschluss geändert, jetzt 7:00'],
    ])
    expect(monthPaperOf(month).tables[0]?.rows[1]).toEqual([
      '05.03.2025',
      '',
      '',
      '',
      '1:00',
      'nach dem Abschluss entfallen',
    ])
    expect(monthCsv(month)).toContain('Arbeit;05.03.2025;;;;;60;nach dem Abschluss entfallen')
  })

  it('says as a PDF all that its paper holds', async () => {
    const paper = monthPaperOf(annasMarch)
    const words = await lettersOf(await drawPaper(paper))

    const said = [
      paper.facts,
      paper.hashes,
      ...paper.tables.flatMap(({ head, rows, sum }) => [[head, ...rows, sum ?? []]]),
    ]
    for (const cell of said.flat(2)) expect(words).toContain(lettersIn(cell))
  })
})

/** Lines are broken and words divided as the paper has room. */
const lettersIn = (text: string): string => text.replaceAll(/[\s\u00AD-]/g, '')

async function lettersOf(pdf: Uint8Array): Promise<string> {
  const document = await (await PDFiumLibrary.init()).loadDocument(pdf)
  const words = [...document.pages()].map((page) => page.getText())
  document.destroy()

  return lettersIn(words.join('\n'))
}
