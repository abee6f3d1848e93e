import { expect, it } from 'vitest'

import { faqFixture } from '#blocks/faq/faq.fixture.ts'
import { openingHoursFixture } from '#blocks/opening-hours/opening-hours.fixture.ts'
import { page, textOf, website } from '#ui/examples.fixture.ts'
import { structuredData } from './structured-data.ts'

const origin = 'https://wirtshaus.example'
const branches = [
  { identifier: 'marktplatz', name: 'Am Marktplatz' },
  { identifier: 'alp', name: 'Auf der Alp' },
]
const graphOf = (body: (typeof page)['body']) =>
  structuredData({ page: { ...page, body }, website: { ...website, branches }, origin })['@graph'].slice(1)

it('search engines are told the hours of the branches of which the page tells them', () => {
  const [market, alp] = graphOf([openingHoursFixture])

  expect(market).toMatchObject({
    name: 'Am Marktplatz',
    openingHoursSpecification: expect.arrayContaining([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Monday',
        opens: '11:00',
        closes: '22:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '00:00',
        closes: '00:00',
      },
    ]),
  })
  expect(JSON.stringify(alp)).not.toContain('openingHours')
})

it.each([
  ['without such a section', []],
  ['on which visitors do not see it', [{ ...openingHoursFixture, unseen: 'Ausgeblendet' }]],
  ['with nothing found for it', [{ ...openingHoursFixture, fed: null }]],
])('a page %s tells no hours', (_, body) => {
  expect(JSON.stringify(graphOf(body))).not.toContain('openingHours')
})

it('search engines are told the questions that the page answers, of all of its sections in one', () => {
  const other = {
    ...faqFixture,
    id: 'zwei',
    items: [{ question: 'Noch etwas?', answer: textOf('Nein', 'h4') }],
  }
  const told = graphOf([faqFixture, other, { ...faqFixture, unseen: 'Ausgeblendet' }]).filter(
    (each) => each['@type'] === 'FAQPage',
  )

  expect(told).toMatchObject([
    {
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Wie lange dauert das?',
          acceptedAnswer: { text: 'Einen Tag\nEin Satz dazu.' },
        },
        { name: 'Was kostet es?' },
        { name: 'Noch etwas?', acceptedAnswer: { '@type': 'Answer' } },
      ],
    },
  ])
  expect(JSON.stringify(graphOf([]))).not.toContain('FAQPage')
})
