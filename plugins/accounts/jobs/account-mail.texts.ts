/** Known devices are locked for themselves, and then it is one of them that is. */
export const lockMail = (isOnDevice: boolean) => ({
  subject: 'Zu viele Fehlversuche bei Ihrem Zugang',
  paragraphs: [
    'Guten Tag,',
    'jemand hat mehrmals versucht, sich mit Ihrem Namen im Backoffice anzumelden, und dabei ein falsches Passwort angegeben. Die Anmeldung ist deshalb für kurze Zeit gesperrt.',
    isOnDevice
      ? 'Der letzte Versuch kam von einem Gerät, auf dem Sie schon einmal angemeldet waren.'
      : 'Auf Geräten, auf denen Sie schon einmal angemeldet waren, können Sie sich weiter anmelden.',
    'Waren Sie das selbst, ist nichts zu tun. Waren Sie es nicht, prüfen Sie bitte, ob Ihr Passwort nur Ihnen bekannt ist.',
  ],
})

export const addressMail = {
  subject: 'Die E-Mail-Adresse Ihres Zugangs wurde geändert',
  paragraphs: [
    'Guten Tag,',
    'Ihr Zugang zum Backoffice hat eine andere E-Mail-Adresse bekommen. An diese hier schreiben wir deswegen nicht mehr.',
    'Waren Sie das selbst oder haben Sie darum gebeten, ist nichts zu tun. Andernfalls wenden Sie sich bitte gleich an die Administration Ihres Betriebs.',
  ],
}
