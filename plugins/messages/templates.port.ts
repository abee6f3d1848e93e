/** Apart from the other port, for it brings React's renderer with it: loaded by who delivers, and by nobody else. */
export { type MailBrand, renderMail } from './templates/mail-page.ts'
