import { expect, test } from 'vitest'

import { inlineHashes } from '../csp/inline-hashes.ts'
import { failurePage, outagePage, pageHead, wrongAddressPage } from './failure-pages.ts'

test.each([failurePage('1'), outagePage(), wrongAddressPage()])(
  'a page that stands for another one is shown in its look, and may nothing besides',
  (page) => {
    const { scripts, styles } = inlineHashes(Buffer.from(page))

    expect([scripts, styles]).toEqual([[], [expect.stringMatching(/^'sha256-/)]])
    expect(pageHead['Content-Security-Policy']).toBe(
      `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src ${styles.join()}`,
    )
  },
)
