import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { tableOf } from './table.ts'

/** Builds the table anew several times and has it laid out, then says that it is done. */
const place = document.getElementById('root')
const passes = Number(document.body.dataset.passes)
if (!place) throw new Error('the page has no place for the table')

for (let pass = 1; pass <= passes; pass += 1) {
  const root = createRoot(place)
  flushSync(() => root.render(tableOf(pass)))
  // Asking for the height makes the browser lay it out now.
  document.body.dataset.height = String(place.offsetHeight)
  if (pass < passes) flushSync(() => root.unmount())
}
document.body.dataset.isDone = 'yes'
