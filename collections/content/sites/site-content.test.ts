import { expect, it } from 'vitest'

import { siteContent } from './site-content.fields.ts'

it('the teaser of news is written in two rows', () => {
  const teaser = siteContent.fields.find((field) => 'name' in field && field.name === 'teaserText')

  expect(teaser).toMatchObject({ type: 'textarea', admin: { rows: 2 } })
})
