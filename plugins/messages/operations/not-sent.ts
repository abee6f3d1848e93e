/** What a transport answers that has nowhere to send a mail to: it is not tried again. */
export const notSent = Symbol.for('theke.mail-not-sent')
