const parts = new Intl.DateTimeFormat('de-AT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** DD.MM.YYYY HH:mm of an ISO instant, by the clock of whoever looks; browsers may not know Temporal yet. */
export const momentText = (moment: string): string => parts.format(new Date(moment)).replace(',', '')
