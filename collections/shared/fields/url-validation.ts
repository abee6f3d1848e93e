/** An absolute web address, or nothing. */
export const validateWebAddress = (value: string | null | undefined): string | true => {
  if (!value) return true

  const isWeb = URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
  return isWeb || 'Bitte geben Sie eine vollständige Adresse an, zum Beispiel „https://www.example.com“.'
}

/** A file that was uploaded here, by its path, or one that lies elsewhere. */
export const validateFileAddress = (value: string | null | undefined): string | true =>
  /^\/upload\/[\w./-]+$/.test(value ?? '') || validateWebAddress(value)

/** The same for what browsers of visitors call, which has to be encrypted. */
export const validateSecureAddress = (value: string | null | undefined): string | true => {
  if (!value) return true

  const isSecure = URL.canParse(value) && new URL(value).protocol === 'https:'
  return isSecure || 'Bitte geben Sie eine Adresse an, die mit „https://“ beginnt.'
}
