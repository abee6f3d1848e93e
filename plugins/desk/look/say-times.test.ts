// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { sayTimes } from './say-times.repair.ts'

const show = (zone: string) => {
  document.body.innerHTML = `
    <div class="doc-controls"><p class="doc-controls__label">Erstellt:</p>
      <p class="doc-controls__value">25.11.2026 20:12</p><span hidden data-zone="${zone}"></span></div>
    <div class="versions"><table><tr><td class="cell-updatedAt"><a>01.08.2026 10:30</a></td></tr></table></div>
    <table><tr><td class="cell-updatedAt"><a>01.08.2026 10:30</a></td></tr></table>`
}
const said = () =>
  [...document.querySelectorAll('.doc-controls__value, a')].map(({ textContent }) => textContent)

test('on a journey the times around a record are those of its branch, and of the house where none is known', () => {
  show('Europe/London')
  const zones = { browser: 'America/New_York', house: 'Europe/Vienna' }
  sayTimes(document, zones)
  sayTimes(document, zones)

  expect(said()).toEqual(['26.11.2026 01:12 (London)', '01.08.2026 16:30 (Wien)', '01.08.2026 10:30'])
})

test('where the clocks show the same nothing is said anew', () => {
  show('Europe/Vienna')
  sayTimes(document, { browser: 'Europe/Berlin', house: 'Europe/Vienna' })

  expect(said()).toEqual(['25.11.2026 20:12', '01.08.2026 10:30', '01.08.2026 10:30'])
})
