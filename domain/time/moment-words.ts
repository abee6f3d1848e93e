/** „Sa., 21.11., 18:30 Uhr" on the clock of a branch; also for browsers without `Temporal`. */
export function momentWords(iso: string, timeZone: string): string {
  const text = new Intl.DateTimeFormat('de-AT', {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso))

  return `${text} Uhr`
}
