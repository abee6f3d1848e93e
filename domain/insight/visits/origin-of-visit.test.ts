import { describe, expect, it } from 'vitest'

import { originOfVisit } from './origin-of-visit.ts'

describe('where a visit came from', () => {
  it.each([
    ['https://www.google.at', 'search', 'google.at'],
    ['https://google.co.uk', 'search', 'google.co.uk'],
    ['https://duckduckgo.com', 'search', 'duckduckgo.com'],
    ['https://l.facebook.com', 'social', 'facebook.com'],
    ['https://t.co', 'social', 't.co'],
    ['https://notgoogle.at', 'referral', 'notgoogle.at'],
    ['https://google.example.at', 'referral', 'google.example.at'],
    ['https://best.co', 'referral', 'best.co'],
    ['kein Verweis', 'direct', null],
    [undefined, 'direct', null],
  ])('%s is %s', (referrer, origin, source) => {
    expect(originOfVisit({ referrer })).toEqual({ origin, source, campaign: null, code: null })
  })

  it('is a campaign where its address says so, whoever showed it', () => {
    expect(
      originOfVisit({ source: 'newsletter', campaign: 'herbst', referrer: 'https://mail.example' }),
    ).toEqual({ origin: 'campaign', source: 'newsletter', campaign: 'herbst', code: null })
  })

  it('is a code where one was scanned', () => {
    expect(
      originOfVisit({ code: 'sommer26', campaign: 'herbst', referrer: 'https://www.google.at' }),
    ).toEqual({
      origin: 'qr',
      source: 'google.at',
      campaign: 'herbst',
      code: 'sommer26',
    })
  })
})
