import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

import { drawMonth } from './draw-month.apart.ts'
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

    expect(tables.map(({ title }) => title)).toEqual(['Arbeit', 'Abwesenheiten', 'Änderungen'])
    expect(tables[0]?.rows).toEqual([
      ['03.03.2025', '08:00', '16:00', '12:00–12:20, 14:00–14:10', '7:30', 'korrigiert'],
      ['29.03.2025', '21:00', '30.03. 04:00', '', '6:00', 'später gesendet'],
      ['31.03.2025', '08:00', '', '', '', 'Ende fehlt'],
    ])
    expect(tables[2]?.rows).toEqual([
      [
        '03.03.2025, 08:00',
        '03.03.2025, 17:00',
        'Korrigiert am 04.03.2025, 09:00 von Mia Moser: Ging früher. Jetzt 03.03.2025, 08:00 bis 03.03.2025, 16:00',
      ],
    ])
    expect(facts).toContainEqual(['Stand', 'Abgeschlossen am 02.04.2025, 10:00'])
    expect(facts).toContainEqual(['Zeitsaldo', '-2:30 Stunden'])
    expect(hashes.map(([label]) => label)).toEqual([
      'Prüfsumme (SHA-256)',
      'Siegel des Abschlusses',
      'Siegel des Abschlusses davor',
    ])
  })

  it('is drawn as a PDF', async () => {
    const bytes = await drawMonth(monthPaperOf(annasMarch))

    expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-')
    expect(bytes.length).toBeGreaterThan(5000)
  })
})
