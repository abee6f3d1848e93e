/** As far as it is used here; browsers without it read no badges by camera. */
type BadgeReader = { detect: (picture: HTMLVideoElement) => Promise<readonly { rawValue: string }[]> }
type Browser = { BarcodeDetector?: new (options: { formats: readonly string[] }) => BadgeReader }

const lookMs = 250

/** Not in every browser, nor without a secure context. */
export const canReadBadges = (): boolean =>
  readerOf() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined

// Not yet among the types of browsers.
const readerOf = () => (window as Browser).BarcodeDetector

type Reading = {
  video: HTMLVideoElement
  onBadge: (badge: string) => void
  /** The camera is not there, or may not be used. */
  onBlind: () => void
}

/** Looks for badges before the camera until it is stopped. No picture leaves the device or is kept on it. */
export function readBadges({ video, onBadge, onBlind }: Reading): () => void {
  const Reader = readerOf()
  let isOver = false
  let timer: ReturnType<typeof setTimeout>
  let stream: MediaStream | null = null
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  const look = async (reader: BadgeReader) => {
    const [badge] = await reader.detect(video).catch(() => [])
    if (isOver) return
    if (badge) onBadge(badge.rawValue)
    timer = setTimeout(() => void look(reader), lookMs)
  }
  const begin = async () => {
    if (!Reader) return onBlind()
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' } })
      if (isOver) return stop()
      video.srcObject = stream
      // Before its first picture it shows nothing, and nothing is read.
      void video.play().catch(() => undefined)
      await look(new Reader({ formats: ['qr_code'] }))
    } catch {
      if (!isOver) onBlind()
    }
  }
  void begin()

  return stop
}
