// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { video } from './examples.fixture.ts'
import { FileList } from './file-list.tsx'

it('a file is named with its type and size, and opens by its address in a new tab', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <FileList files={[{ ...video, name: 'Preise.pdf', extension: 'pdf', sizeBytes: 84_000 }]} />,
  )
  const link = document.querySelector('a')

  expect(link?.textContent).toBe('PreisePDF, 84 KB')
  expect([link?.getAttribute('href'), link?.target, link?.rel]).toEqual([
    `/upload/${video.publicHash}/${video.id}-${video.version}.pdf`,
    '_blank',
    'noopener',
  ])
})

it('no files are no list', () => {
  for (const files of [[], null, undefined]) expect(renderToStaticMarkup(<FileList files={files} />)).toBe('')
})
