export const resetMailTopic = 'password-reset'
/** Promised by the collection itself, where tries are counted. */
export const lockMailTopic = 'account-locked'

export const lockMail = {
  subject: 'Zu viele Fehlversuche bei Ihrem Zugang',
  paragraphs: [
    'Guten Tag,',
    'jemand hat mehrmals versucht, sich mit Ihrem Namen im Backoffice anzumelden, und dabei ein falsches Passwort angegeben. Die Anmeldung ist deshalb für kurze Zeit gesperrt.',
    'Auf Geräten, auf denen Sie schon einmal angemeldet waren, können Sie sich weiter anmelden.',
    'Waren Sie das selbst, ist nichts zu tun. Waren Sie es nicht, prüfen Sie bitte, ob Ihr Passwort nur Ihnen bekannt ist.',
  ],
}
