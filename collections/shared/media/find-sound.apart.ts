import { ALL_FORMATS, BufferSource, FilePathSource, Input } from 'mediabunny'

/** Whether a film has sound, given as its bytes or by where it lies on the disk; what cannot be read has none. */
export async function findSound(film: Uint8Array | string): Promise<boolean> {
  const source = typeof film === 'string' ? new FilePathSource(film) : new BufferSource(film)
  const input = new Input({ formats: ALL_FORMATS, source })
  try {
    return (await input.getPrimaryAudioTrack()) !== null
  } catch {
    return false
  } finally {
    input.dispose()
  }
}
