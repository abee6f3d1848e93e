import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { page, website } from '#ui/examples.fixture.ts'
import { openingHoursFixture } from './opening-hours.fixture.ts'
import { OpeningHoursView } from './opening-hours.tsx'

const branches = openingHoursFixture.fed?.branches ?? []
const markupOf = (shown: typeof branches) =>
  renderToStaticMarkup(
    <OpeningHoursView
      section={{ ...openingHoursFixture, fed: { branches: shown } }}
      page={page}
      website={website}
      position={0}
    />,
  )

it('the weeks of many places are folded below what is true today', () => {
  const [first] = branches
  const many = ['a', 'b', 'c'].flatMap((identifier) => (first ? { ...first, identifier } : []))
  const markup = markupOf(many)

  expect(markup.match(/<details/g)).toHaveLength(3)
  expect(markup).toContain('<summary>Heute: 11:00–22:00 · alle Tage</summary>')
  expect(markup.match(/<table/g)).toHaveLength(6)
})

it('a week or two stand there at once', () => {
  expect(markupOf(branches)).not.toContain('<details')
})
