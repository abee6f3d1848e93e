import { hostile } from './hostile-file.ts'

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${inside}</svg>`
const pdf = (inside: string) => `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n${inside}\nxref\n%%EOF`

const chain = (length: number) =>
  Array.from({ length }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"/></g>`).join('')

/** Files whose reading takes longer the more of them there is, until nothing else is done. */
export const costlyDocuments = [
  hostile('a drawing of 640,000 levels', 'tiefer.svg', 'image/svg+xml', () =>
    svg(`${'<g>'.repeat(640_000)}${'</g>'.repeat(640_000)}`),
  ),
  hostile('a drawing of 65 levels', 'knapp.svg', 'image/svg+xml', () =>
    svg(`${'<g>'.repeat(64)}${'</g>'.repeat(64)}`),
  ),
  hostile('a drawing whose styles hold styles', 'stile.svg', 'image/svg+xml', () =>
    svg('<style>'.repeat(140_000)),
  ),
  hostile('a drawing whose parts are made of parts', 'kette.svg', 'image/svg+xml', () =>
    svg(`${chain(15_000)}<use href="#a0"/>`),
  ),
  hostile('a drawing of 60,000 paths', 'viele.svg', 'image/svg+xml', () =>
    svg('<path d="M0 0"/>'.repeat(60_000)),
  ),
  hostile('a PDF full of letters in numbers', 'zahlen.pdf', 'application/pdf', () =>
    pdf('#41'.repeat(3_000_000)),
  ),
  hostile('a PDF of 13 MB full of letters in numbers', 'mehr-zahlen.pdf', 'application/pdf', () =>
    pdf('#41'.repeat(4_500_000)),
  ),
  hostile('a PDF full of names', 'namen.pdf', 'application/pdf', () => pdf('/#41'.repeat(2_300_000))),
  hostile('a PDF full of beginnings', 'anfaenge.pdf', 'application/pdf', () =>
    pdf('stream\n'.repeat(1_400_000)),
  ),
]
