/** Two digits for each byte. Keys are written so, for `crypto.randomUUID` is missing without a secure context. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
