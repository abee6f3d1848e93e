/** What others may use of the website. */
export { countRedirects } from './jobs/count-redirects.ts'
export { pageHref } from './operations/page-href.ts'
export { readFonts } from './operations/read-fonts.ts'
export { readFrame } from './operations/read-frame.ts'
export { readPage } from './operations/read-page.ts'
