/**
 * Asks as `fetch` does, which says nothing of how much has left already: `onProgress` gets the share of the body that
 * was sent, from 0 to 1.
 */
export function fetchTelling(onProgress: (share: number) => void) {
  return (address: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, address)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => {
        const { status, responseText } = request
        const answered = new Headers({ 'retry-after': request.getResponseHeader('retry-after') ?? '' })
        resolve(new Response(responseText, { status, headers: answered }))
      }
      request.onerror = () => reject(new TypeError('The connection broke'))
      request.send(typeof body === 'string' ? body : null)
    })
}
