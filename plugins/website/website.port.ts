/** What the server may use of the website. */
export { countRedirects } from './jobs/count-redirects.ts'
