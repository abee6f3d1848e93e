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
  failed: 'Ansichten konnten nicht geladen werden.',
}
