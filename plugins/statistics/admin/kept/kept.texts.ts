/** Words of what people keep of the statistics. */
export const keptTexts = {
  views: 'Ansichten',
  viewIsGone: 'Diese Ansicht gibt es nicht mehr.',
  noViews: 'Noch keine Ansicht gespeichert.',
  viewsHint:
    'Eine Ansicht merkt sich Bereich, Zeitraum, Vergleich und Filter. „30 Tage“ sind immer die letzten 30.',
  forAll: 'Für alle, die Statistik sehen',
  ofAll: 'Für alle',
  own: 'Nur für Sie',
  linkHint:
    'Wer die Adresse hat, sieht die Zahlen dieser Ansicht ohne Zugang: keine Listen, keine Namen, keine Besuche unter 5. Der Link endet auch mit Ihrem eigenen Zugang.',
  linkOnce: 'Diese Adresse wird nur jetzt gezeigt. Wer sie verliert, braucht einen neuen Link.',
  noLinks: 'Zurzeit ist keine Ansicht geteilt.',
  linksFailed: 'Geteilte Links konnten nicht geladen werden.',
  goals: 'Ziele',
  goalsHint:
    'Wie weit ein Ziel ist, steht im Überblick; im Verlauf ist es eine Linie. Es gilt für jede Woche oder jeden Monat, bis es geändert wird.',
  noGoals: 'Noch kein Ziel gesetzt.',
  goalsFailed: 'Ziele konnten nicht geladen werden.',
  goalSet: 'Ziel gesetzt.',
  wholeHouse: 'Alle Filialen',
  wrongTarget: {
    cents: 'Bitte geben Sie einen Betrag über 0 an, zum Beispiel 20.000 oder 45,50.',
    count: 'Bitte geben Sie eine ganze Zahl über 0 an.',
  },
  weekly: 'Wochenbericht',
  weeklyHint:
    'Jeden Montagmorgen kommt eine Mail an Ihre eigene Adresse: die Zahlen der Woche davor, verglichen mit der vorletzten, und Ihre Ziele.',
  weeklyWished: 'Bestellt. Der erste Bericht kommt am nächsten Montag.',
  weeklyEnded: 'Abbestellt.',
  weeklyFailed: 'Die Einstellung konnte nicht geladen werden.',
  failed: 'Ansichten konnten nicht geladen werden.',
}
