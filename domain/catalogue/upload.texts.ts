/** Spec: storefront 8, upload failed. */
export function uploadFailedText(name: string): string {
  return `Die ausgewählte Datei "${name}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.`
}
