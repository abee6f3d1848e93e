/** What a provider answers to an SMS, what becomes of it, and what the log says of that. */
export const providerAnswers = [
  ['seven', 202, 'refused', 'Der SMS-Anbieter hat diese Nummer endgültig abgelehnt.'],
  ['seven', 305, 'refused', 'Der SMS-Anbieter hat den Text endgültig abgelehnt.'],
  ['seven', 500, 'queued', 'Das Guthaben beim SMS-Anbieter ist aufgebraucht.'],
  ['seven', 900, 'queued', 'Der SMS-Anbieter nimmt den Schlüssel nicht an.'],
  ['seven', 201, 'queued', 'Der SMS-Anbieter nimmt den Absender nicht an.'],
  ['seven', 600, 'queued', 'Das Netz hat die SMS vorerst nicht angenommen.'],
  // It has had the same within three minutes, by another message of ours.
  ['seven', 402, 'refused', 'Derselbe Text ging in den letzten drei Minuten schon an diese Nummer.'],
  ['link', 4002, 'refused', 'Der SMS-Anbieter hat diese Nummer endgültig abgelehnt.'],
  ['link', 4003, 'queued', 'Der SMS-Anbieter nimmt den Absender nicht an.'],
  ['link', 4013, 'queued', 'Der SMS-Anbieter nimmt zurzeit nicht mehr SMS an.'],
  ['link', 4021, 'queued', 'Der SMS-Anbieter nimmt den Schlüssel nicht an.'],
  ['link', 5003, 'queued', 'Der SMS-Anbieter ist nicht erreichbar.'],
] as const
