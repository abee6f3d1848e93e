/** Sends a file as a data URL. Spec: storefront 7, create an upload. */
export async function sendUpload(file: File): Promise<{ id: string } | { failure: string }> {
  try {
    const response = await fetch('/api/uploads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ filename: file.name, data: await readDataUrl(file) }),
    })
    const answer = (await response.json()) as { id?: string }
    return response.ok && answer.id ? { id: answer.id } : { failure: failureText(file.name) }
  } catch {
    return { failure: failureText(file.name) }
  }
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** Spec: storefront 8, upload failed. */
function failureText(name: string): string {
  return `Die ausgewählte Datei "${name}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.`
}
