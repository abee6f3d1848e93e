import { expect, it } from 'vitest'

import { readBadges } from '../testing/read-badges.ts'
import { badgesOf } from './badge-sheet.ts'
import { drawBadges } from './draw-badges.apart.ts'

it('a badge says to a clock how its person is called there, whatever letters that needs', async () => {
  const holders = [
    { name: 'Bartholomäus Oberschützeneggenhuber-Unterschützenegger', code: 'b' },
    { name: 'Mia Moser', code: 'mia@linz' },
    { name: 'Žofia Černá-Großmann von und zu Hohenweiler am Bodensee', code: 'žofia.größ' },
    {
      name: 'Otto',
      code: 'otto.mit.einer.sehr.langen.adresse.fuer.den.beruf@gasthaus-knoepflemond.example',
    },
  ]
  const { codes, words, pages } = await readBadges(await drawBadges(badgesOf(holders, 'Am Marktplatz')))

  expect(codes).toEqual(holders.map(({ code }) => code))
  expect(pages).toBe(1)
  for (const word of ['Mia Moser', 'Žofia', 'Otto', 'Am Marktplatz', 'Stempeluhr'])
    expect(words).toContain(word)
})

it('ten badges are one page, and the eleventh begins the next', async () => {
  const holders = Array.from({ length: 11 }, (_, index) => ({
    name: `Person ${index}`,
    code: `p${index}`,
  }))
  const { codes, pages } = await readBadges(await drawBadges(badgesOf(holders, 'See')))

  expect(pages).toBe(2)
  expect(codes).toEqual(holders.map(({ code }) => code))
})
