import { expect, it } from 'vitest'

import { outgoing } from './outgoing.ts'

it.each(['/kontakt', '#form', 'mailto:a@b.at', 'tel:+43123'])('%s opens in the same tab', (href) => {
  expect(outgoing(href)).toEqual({ href })
})

it.each(['https://example.com', '//example.com'])(
  '%s opens in a tab of its own, without a way back',
  (href) => {
    expect(outgoing(href)).toEqual({ href, target: '_blank', rel: 'noopener' })
  },
)
