import type { ContactTextName } from '#domain/operations/messages/message-texts.data.ts'

import type { ContactMail } from './jobs/compose-contact-mail.ts'

/** A mail about a request, as it would be sent; what draws it is loaded with the first one. */
export async function writeContactMail(name: ContactTextName, mail: ContactMail) {
  const { composeContactMail } = await import('./jobs/compose-contact-mail.ts')

  return composeContactMail(name, mail)
}

export { readShownReviews } from './operations/read-shown-reviews.ts'
