/** An absolute web address, or nothing. */
export const validateWebAddress = (value: string | null | undefined): string | true => {
  if (!value) return true

  const isWeb = URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
  return isWeb || 'Bitte geben Sie eine vollständige Adresse an, zum Beispiel „https://www.example.com“.'
}
