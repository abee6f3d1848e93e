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
  failed: 'Ansichten konnten nicht geladen werden.',
}
