export { mailEvent } from './operations/mail-event.ts'
export { readMailFigures } from './operations/mail-figures.ts'
export { notSent } from './operations/not-sent.ts'
export { sendMail } from './operations/send-mail.ts'
