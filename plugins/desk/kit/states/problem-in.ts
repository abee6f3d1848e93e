/** What somebody reads of a call that did not work: the server's words, or that it said nothing. */
export const problemIn = ({ errors }: { errors: readonly { message: string }[] }): string =>
  errors[0]?.message ?? 'Der Server hat nicht geantwortet. Bitte prüfen Sie die Verbindung.'
