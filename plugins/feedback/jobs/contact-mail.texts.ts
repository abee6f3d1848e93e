export const contactMailTopic = 'contact-mail'

/** The business learns what was written, the sender that it has arrived. */
export const mailReaders = ['business', 'sender'] as const
export type MailReader = (typeof mailReaders)[number]
